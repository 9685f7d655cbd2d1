import { createContext, type KeyboardEvent, useContext, useEffect, useRef, useState } from 'react'
import type { RateListRow } from '#contract/rates.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { Currency } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { amountText, moneyText } from '#web/console/rates/margin.ts'
import { PriceArrow } from '#web/console/rates/price-difference.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { CellButton } from '#web/ui/table/cell-button.tsx'
import styles from './rate-sheet.module.css'
import { isEditable, readPrice, type TypedPrices } from './typed-prices.ts'

type PriceEditing = {
  readonly typed: TypedPrices
  put(row: RateListRow, type: ContainerType, price: string | null): void
}

/** Set while staff edit prices in the list. */
export const PriceEditingContext = createContext<PriceEditing | undefined>(undefined)

type PriceCellProps = {
  readonly row: RateListRow
  readonly type: ContainerType
  readonly currency: Currency
}

/** A price and whether it rose or fell; while prices are edited, a button that becomes a field. */
export function PriceCell(props: PriceCellProps) {
  const editing = useContext(PriceEditingContext)
  if (editing && isEditable(props.row)) return <EditedPrice {...props} editing={editing} />
  return <ShownPrice {...props} amount={props.row.prices?.[props.type]} />
}

type ShownPriceProps = PriceCellProps & {
  readonly amount: string | undefined
  /** Without its currency: the frame of a cell that is edited needs the width. */
  readonly isPlain?: boolean
}

function ShownPrice({ row, type, currency, amount, isPlain = false }: ShownPriceProps) {
  if (amount === undefined) return '–'
  return (
    <>
      <PriceArrow before={row.previousPrices?.[type]} after={amount} />{' '}
      {isPlain ? amountText(amount) : <FormattedMoney money={{ amount: moneyText(amount), currency }} />}
    </>
  )
}

/** The price cells of the table in their order. */
const cellsAround = (cell: HTMLElement): readonly HTMLElement[] => [
  ...(cell.closest('table')?.querySelectorAll<HTMLElement>('[data-cell]') ?? []),
]

function EditedPrice({ editing, ...props }: PriceCellProps & { readonly editing: PriceEditing }) {
  const { row, type } = props
  const { t } = useTranslation('ratesAdmin')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const takesFocus = useRef(false)
  useEffect(() => {
    if (isOpen || !takesFocus.current) return
    takesFocus.current = false
    button.current?.focus()
  })
  const change = editing.typed[row.rateId]?.[type]
  const amount = change === undefined ? row.prices?.[type] : (change ?? undefined)
  const close = (returnsFocus: boolean) => {
    takesFocus.current = returnsFocus
    setOpen(false)
  }
  if (isOpen)
    return (
      <PriceInput
        label={t('sheet.price', { code: row.code, type })}
        amount={amount ?? ''}
        currency={props.currency}
        onPrice={(price) => editing.put(row, type, price)}
        onClose={close}
      />
    )
  return (
    <CellButton
      ref={button}
      label={t('sheet.edit', { code: row.code, type, price: amount ?? t('history.nothing') })}
      isChanged={change !== undefined}
      onClick={() => setOpen(true)}
    >
      <ShownPrice {...props} amount={amount} isPlain />
    </CellButton>
  )
}

type PriceInputProps = {
  readonly label: string
  readonly amount: string
  readonly currency: Currency
  onPrice(price: string | null): void
  onClose(returnsFocus: boolean): void
}

/** Enter takes the price, Tab goes on to the next cell, Escape leaves the price as it was. */
function PriceInput({ label, amount, currency, onPrice, onClose }: PriceInputProps) {
  const [text, setText] = useState(amount)
  const price = readPrice(text, currency)
  // Chrome reports a field that is being removed as left.
  const isClosed = useRef(false)
  const close = (returnsFocus: boolean) => {
    isClosed.current = true
    onClose(returnsFocus)
  }
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
    const cells = cellsAround(event.currentTarget)
    const next = cells[cells.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]
    if (price === undefined) return event.preventDefault()
    if (!next) return
    event.preventDefault()
    onPrice(price)
    close(false)
    next.click()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') close(true)
    if (event.key === 'Tab') goOn(event)
    if (event.key !== 'Enter' || price === undefined) return
    // Otherwise the same key presses the button that takes the focus.
    event.preventDefault()
    onPrice(price)
    close(true)
  }
  const onBlur = () => {
    if (isClosed.current) return
    if (price !== undefined) onPrice(price)
    close(false)
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: staff have just opened this cell.
      autoFocus
      type="text"
      inputMode="decimal"
      autoComplete="off"
      data-cell
      className={styles.input}
      aria-label={label}
      aria-invalid={price === undefined || undefined}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  )
}
