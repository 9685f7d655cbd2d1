import { type RefObject, useEffect, useId, useRef } from 'react'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation, useTranslator } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { Icon } from '#web/ui/icons.tsx'
import { LeafField } from './leaf-field.tsx'
import { byReading, fieldName, isHidden, type Leaf } from './leaves.ts'
import type { Opening } from './openings.data.ts'
import { RowAdder } from './row-adder.tsx'
import rows from './rows.module.css'
import { openingAt } from './rows.ts'
import { useLeafWords } from './use-leaf-words.ts'
import type { Sheet } from './use-sheet.ts'
import { textOf, type Word, WordText } from './word.tsx'

type Path = readonly string[]
type InSheet = { readonly form: FormState; readonly sheet: Sheet }
type RowListProps = InSheet & { readonly opening: Opening; readonly part: Path }

/** The rows of a part, each of which can go, and a way to add one. */
export function RowList({ form, sheet, opening, part }: RowListProps) {
  const translator = useTranslator()
  const ref = useRef<HTMLDivElement>(null)
  const keys = sheet.keysOf(part)
  const note = translator.find(`ratesAdmin:rows.${opening.name}.note`)
  const remove = (key: string) => {
    sheet.remove([...part, key])
    // The button that was pressed is gone with its row.
    ref.current?.focus()
  }
  useFocusOnAdded(ref, sheet, part)
  return (
    <div ref={ref} className={rows.rows} tabIndex={-1}>
      {note && <p className={rows.note}>{note}</p>}
      <div className={isFlat(sheet, [...part, keys[0] ?? '']) ? rows.flat : rows.rows}>
        {keys.map((key) => (
          <Row
            key={key}
            form={form}
            sheet={sheet}
            opening={opening}
            row={[...part, key]}
            onRemove={() => remove(key)}
          />
        ))}
      </div>
      <RowAdder form={form} sheet={sheet} opening={opening} part={part} />
    </div>
  )
}

const inRow = ({ leaves }: Sheet, row: Path): readonly Leaf[] =>
  leaves.filter(({ path }) => row.every((step, at) => path[at] === step)).toSorted(byReading)

/** A row that is but a price. */
const isFlat = (sheet: Sheet, row: Path) => inRow(sheet, row).some(({ path }) => path.length === row.length)

/** Whoever added a row types into it next. */
function useFocusOnAdded(ref: RefObject<HTMLDivElement | null>, { added }: Sheet, part: Path) {
  const here = added && added.length === part.length + 1 && part.every((step, at) => added[at] === step)
  const start = here ? fieldName(added) : undefined
  useEffect(() => {
    if (start === undefined) return
    const controls = ref.current?.querySelectorAll<HTMLElement>('input:not([type="hidden"]), select') ?? []
    const isIn = (name: string | null) => name === start || name?.startsWith(`${start}.`)
    ;[...controls].find((control) => isIn(control.getAttribute('name')))?.focus()
  }, [ref, start])
}

type RowProps = InSheet & { readonly opening: Opening; readonly row: Path; onRemove(): void }

function Row({ form, sheet, opening, row, onRemove }: RowProps) {
  const { t } = useTranslation('ratesAdmin')
  const id = useId()
  const { segmentWord, numberOf } = useLeafWords(sheet.leaves)
  const own = inRow(sheet, row)
  const [flat] = own.filter(({ path }) => path.length === row.length)
  const word: Word =
    'keys' in opening
      ? segmentWord(row.at(-1) ?? '')
      : { name: t(`rows.${opening.name}.one`, { number: numberOf(row) }) }
  const remove = <Remove word={word} isSmall={flat !== undefined} onRemove={onRemove} />
  if (flat) return <LeafField form={form} sheet={sheet} leaf={flat} label={textOf(word)} end={remove} />
  return (
    <fieldset className={rows.row} aria-labelledby={id}>
      <p id={id} className={rows.rowHead}>
        <WordText word={word} />
      </p>
      {remove}
      <RowBody form={form} sheet={sheet} row={row} own={own} />
    </fieldset>
  )
}

/** Its fields, or the rows within it. */
function RowBody({ form, sheet, row, own }: InSheet & { readonly row: Path; readonly own: readonly Leaf[] }) {
  const { words } = useLeafWords(sheet.leaves)
  const inner = openingAt(sheet.kind, row)
  if (inner) return <RowList form={form} sheet={sheet} opening={inner} part={row} />
  const [hidden, shown] = [
    own.filter(({ path }) => isHidden(path)),
    own.filter(({ path }) => !isHidden(path)),
  ]
  return (
    <div className={rows.fields}>
      {hidden.map(({ path, text }) => (
        <input key={fieldName(path)} type="hidden" name={fieldName(path)} value={text} />
      ))}
      {shown.map((leaf) => (
        <LeafField
          key={fieldName(leaf.path)}
          form={form}
          sheet={sheet}
          leaf={leaf}
          label={words(leaf.path).slice(words(row).length).map(textOf).join(' ')}
        />
      ))}
    </div>
  )
}

type RemoveProps = { readonly word: Word; readonly isSmall: boolean; onRemove(): void }

function Remove({ word, isSmall, onRemove }: RemoveProps) {
  const { t } = useTranslation('ratesAdmin')
  const name = t('rows.removeNamed', { name: textOf(word) })
  if (isSmall)
    return (
      <button type="button" aria-label={name} title={name} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    )
  return (
    <button className={`${button.small} ${rows.remove}`} type="button" aria-label={name} onClick={onRemove}>
      {t('form.remove')}
    </button>
  )
}
