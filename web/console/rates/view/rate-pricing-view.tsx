import type { RateFile } from '#contract/rates.ts'
import { fieldsOf, type RateField } from '#domain/rates/fields.ts'
import { NameTexts } from '#web/console/rate-pricing/coded-name.tsx'
import { rowOf } from '#web/console/rate-pricing/field-arrays.ts'
import { groupsOf, isRowHead, nameOf, type Path } from '#web/console/rate-pricing/fields.ts'
import { between, useFieldLabels } from '#web/console/rate-pricing/use-field-labels.ts'
import { useValueNames } from '#web/console/rate-pricing/use-names.ts'
import styles from '#web/console/rates/rates.module.css'
import { useFigureText } from '#web/console/rates/use-figure-text.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { useTranslation } from '#web/language/use-translation.ts'

type Labels = ReturnType<typeof useFieldLabels>

/** All fields of the pricing in the order of the contract. */
export function RatePricingView({ file: { kind, pricing } }: { file: RateFile }) {
  const { t } = useTranslation('ratesAdmin')
  const fields = fieldsOf(pricing)
  const labels = useFieldLabels(kind, fields)
  const figureText = useFigureText(kind, fields)
  const shown = fields.filter(({ path }) => !isRowHead(path)).map(figureText)
  const groups = groupsOf(kind, shown)
  const single = groups.flatMap((group) => group.fields.filter(({ path }) => path.length === 1))
  const parts = groups.filter((group) => group.fields.some(({ path }) => path.length > 1))
  const rowName = ({ path }: RateField) => rowOf(kind, path)?.join('.')
  return (
    <ConsolePanel title={t('rate.pricing')}>
      <div className={styles.group}>
        <FieldTexts fields={single} labels={labels} from={0} />
      </div>
      {parts.map((part) => (
        <div key={part.name} className={styles.group}>
          <h3>{labels.partText(part.name)}</h3>
          {[...Map.groupBy(withOpenEnds(part.fields), rowName)].map(([row, inRow]) => (
            <Row key={row ?? ''} row={row?.split('.')} fields={inRow} labels={labels} />
          ))}
        </div>
      ))}
    </ConsolePanel>
  )
}

/** A tier without a last day has an empty one, so that its other values stay in their columns. */
function withOpenEnds(fields: readonly RateField[]): readonly RateField[] {
  const names = new Set(fields.map(({ path }) => nameOf(path)))
  return fields.flatMap((field) => {
    const end = [...field.path.slice(0, -1), 'toDay']
    const isOpen = field.path.at(-1) === 'fromDay' && !names.has(nameOf(end))
    return isOpen ? [field, { path: end, text: '' }] : [field]
  })
}

type RowProps = { readonly row?: Path; readonly fields: readonly RateField[]; readonly labels: Labels }

/** A row has a heading of its own; other fields are directly under the heading of their part. */
function Row({ row, fields, labels }: RowProps) {
  if (!row) return <FieldTexts fields={fields} labels={labels} from={1} />
  const title = labels.labels(row)
  return (
    <div className={styles.pricingRow}>
      <h4>
        <NameTexts of={title.slice(1)} between={between} />
      </h4>
      <FieldTexts fields={fields} labels={labels} from={title.length} />
    </div>
  )
}

type FieldTextsProps = {
  readonly fields: readonly RateField[]
  readonly labels: Labels
  /** How many parts of the label are in the headings above. */
  readonly from: number
}

function FieldTexts({ fields, labels: { labels }, from }: FieldTextsProps) {
  const { t } = useTranslation('ratesAdmin')
  const valueNames = useValueNames()
  return (
    <dl className={styles.values}>
      {fields.map(({ path, text }) => (
        <div key={nameOf(path)} className={path.at(-1) === 'countries' ? styles.long : undefined}>
          <dt>
            <NameTexts of={labels(path).slice(from)} between={between} />
          </dt>
          <dd>
            {text === '' ? (
              t('rate.noLimit')
            ) : (
              <NameTexts of={valueNames(path, text)} between={t('console:list.between')} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
