import { type RefObject, useEffect, useId, useRef } from 'react'
import { schemaAt } from '#contract/pricing-schema.ts'
import type { RateField } from '#domain/rates/fields.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation, useTranslator } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { type CodedName, NameText, textOf } from './coded-name.tsx'
import { arrayAt, messageName } from './field-arrays.ts'
import { inOrder, inputName, isHidden, isUnder, nameOf, type Path } from './fields.ts'
import { FoldedRow, useIsFolded } from './folded-row.tsx'
import { type InForm, PricingField } from './pricing-field.tsx'
import styles from './rate-pricing.module.css'
import { RowAdder } from './row-adder.tsx'
import type { FieldArrays } from './use-field-arrays.ts'
import { between, useFieldLabels } from './use-field-labels.ts'

type RowListProps = InForm & { readonly array: Path }

/** The rows of a field array, with buttons to remove and to add rows. */
export function RowList({ form, arrays, array }: RowListProps) {
  const translator = useTranslator()
  const ref = useRef<HTMLDivElement>(null)
  const keys = arrays.keysAt(array)
  const isFolded = useIsFolded(keys.length)
  const note = translator.find(`ratesAdmin:rows.${messageName(array)}.note`)
  const remove = (row: Path) => {
    arrays.remove(row)
    // The focused button is removed with its row.
    ref.current?.focus()
  }
  useFocusOnAdded(ref, arrays, array)
  return (
    <div ref={ref} className={styles.rows} tabIndex={-1}>
      {note && <p className={styles.note}>{note}</p>}
      <div className={isSingleField(arrays, array) ? styles.flat : styles.rows}>
        {keys.map((key) => (
          <Row
            key={key}
            form={form}
            arrays={arrays}
            row={[...array, key]}
            isFolded={isFolded}
            onRemove={remove}
          />
        ))}
      </div>
      <RowAdder form={form} arrays={arrays} array={array} />
    </div>
  )
}

/** Whether each row is one amount, as for the terminals. */
const isSingleField = ({ kind }: FieldArrays, array: Path) =>
  schemaAt(kind, [...array, '0'])?.type === 'decimal'

/** Moves the focus to the first input of the added row. */
function useFocusOnAdded(ref: RefObject<HTMLDivElement | null>, { addedRow }: FieldArrays, array: Path) {
  const isHere = addedRow?.length === array.length + 1 && isUnder(addedRow, array)
  const row = isHere ? inputName(addedRow) : undefined
  useEffect(() => {
    if (row === undefined) return
    const inputs = ref.current?.querySelectorAll<HTMLElement>('input:not([type="hidden"]), select') ?? []
    const isInRow = (name: string | null) => name === row || name?.startsWith(`${row}.`)
    ;[...inputs].find((input) => isInRow(input.getAttribute('name')))?.focus()
  }, [ref, row])
}

type RowProps = InForm & { readonly row: Path; readonly isFolded: boolean; onRemove(row: Path): void }

/** Rows of one or two fields are shown in full. */
const fewFields = 2

function Row({ form, arrays, row, isFolded, onRemove }: RowProps) {
  const id = useId()
  const { rowTitle } = useFieldLabels(arrays.kind, arrays.fields)
  const fields = arrays.fields.filter(({ path }) => isUnder(path, row)).toSorted(inOrder(arrays.kind))
  const single = fields.find(({ path }) => path.length === row.length)
  const title = rowTitle(row)
  const remove = <Remove title={title} isSmall={single !== undefined} onRemove={() => onRemove(row)} />
  if (single)
    return <PricingField form={form} arrays={arrays} field={single} label={textOf(title)} end={remove} />
  const content = arrayAt(arrays.kind, row) ? (
    <RowList form={form} arrays={arrays} array={row} />
  ) : (
    <RowFields form={form} arrays={arrays} row={row} fields={fields} />
  )
  if (isFolded && fields.length > fewFields)
    return (
      <fieldset className={styles.foldable} aria-labelledby={id}>
        <FoldedRow
          id={id}
          title={title}
          summary={placesOf(form, fields)}
          isNew={arrays.addedRow?.join() === row.join()}
          isWrong={fields.some(({ path }) => form.problemOf(inputName(path)) !== undefined)}
        >
          {content}
        </FoldedRow>
        {remove}
      </fieldset>
    )
  return (
    <fieldset className={styles.row} aria-labelledby={id}>
      <p id={id} className={styles.rowHead}>
        <NameText of={title} />
      </p>
      {remove}
      {content}
    </fieldset>
  )
}

/** The ports and countries that a row is for, as they are selected now. */
function placesOf(form: FormState, fields: readonly RateField[]): string {
  const places = fields.find(({ path }) => path.at(-1) === 'places')
  const codes = places && (form.values[inputName(places.path)] ?? places.text)
  return codes?.split(/[, ]+/).filter(Boolean).join(between) ?? ''
}

type RowFieldsProps = InForm & { readonly row: Path; readonly fields: readonly RateField[] }

function RowFields({ form, arrays, row, fields }: RowFieldsProps) {
  const { labels } = useFieldLabels(arrays.kind, arrays.fields)
  return (
    <div className={styles.fields}>
      {fields.map((field) =>
        isHidden(field.path) ? (
          <input key={nameOf(field.path)} type="hidden" name={inputName(field.path)} value={field.text} />
        ) : (
          <PricingField
            key={nameOf(field.path)}
            form={form}
            arrays={arrays}
            field={field}
            label={labels(field.path).slice(labels(row).length).map(textOf).join(' ')}
          />
        ),
      )}
    </div>
  )
}

type RemoveProps = { readonly title: CodedName; readonly isSmall: boolean; onRemove(): void }

function Remove({ title, isSmall, onRemove }: RemoveProps) {
  const { t } = useTranslation('ratesAdmin')
  const name = t('rows.removeNamed', { name: textOf(title) })
  if (isSmall)
    return <Button variant="quiet" isSquare icon="close" aria-label={name} title={name} onClick={onRemove} />
  return (
    <div className={styles.remove}>
      <Button isCompact aria-label={name} title={name} onClick={onRemove}>
        {t('form.remove')}
      </Button>
    </div>
  )
}
