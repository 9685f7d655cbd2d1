import { useMemo, useState } from 'react'
import type { RateListRow } from '#contract/rates.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './rates.module.css'
import { type TypedPrices, withPrice } from './typed-prices.ts'

const nothing: TypedPrices = {}

/** Collects the prices that are typed in the list; they stay while other pages of it are shown. */
export function usePriceEditing() {
  const [isOn, setOn] = useState(false)
  const [typed, setTyped] = useState(nothing)
  const context = useMemo(
    () => ({
      typed,
      put: ({ rateId, prices }: RateListRow, type: ContainerType, price: string | null) =>
        setTyped((before) => withPrice(before, { rateId, type, stored: prices?.[type] }, price)),
    }),
    [typed],
  )
  return {
    context: isOn ? context : undefined,
    typed,
    discard: () => setTyped(nothing),
    isOn,
    toggle: () => setOn(!isOn),
  }
}

type EditPricesProps = Pick<ReturnType<typeof usePriceEditing>, 'isOn' | 'toggle'>

export function EditPrices({ isOn, toggle }: EditPricesProps) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <span className={styles.wide}>
      <Button aria-pressed={isOn} variant={isOn ? 'primary' : 'secondary'} onClick={toggle}>
        {t(isOn ? 'sheet.stop' : 'sheet.start')}
      </Button>
    </span>
  )
}
