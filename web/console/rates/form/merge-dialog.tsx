import { type FormEvent, useState } from 'react'
import type { RateFile } from '#contract/rates.ts'
import { listSeparator, type RateField } from '#domain/rates/fields.ts'
import type { DifferingField, FieldTexts, MergeSide } from '#domain/values/three-way.ts'
import { NameTexts } from '#web/console/rate-pricing/coded-name.tsx'
import { between, useFieldLabels } from '#web/console/rate-pricing/use-field-labels.ts'
import { useValueNames } from '#web/console/rate-pricing/use-names.ts'
import { useFigureText } from '#web/console/rates/use-figure-text.ts'
import page from '#web/console/shared/page.module.css'
import { useTimeText } from '#web/console/shared/times.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import styles from './merge.module.css'

type Choices = Readonly<Record<string, MergeSide>>
type Company = NonNullable<RateFile['companies']>[number]

type MergeDialogProps = {
  readonly newest: RateFile
  readonly fields: readonly DifferingField[]
  /** Every field of both, also those that do not differ: a row is labelled by its charge and its number. */
  readonly texts: FieldTexts
  readonly companies: readonly Company[]
  onMerge(choices: Choices): void
  onClose(): void
}

/** Those that both have changed come first: they have to be chosen. */
const inOrder = (fields: readonly DifferingField[]) =>
  fields.toSorted((one, other) => Number(one.changedBy !== undefined) - Number(other.changedBy !== undefined))

const choicesIn = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, side]) => [name, side as MergeSide]))

/** Before, theirs and mine side by side for each field that differs. */
export function MergeDialog({ newest, fields, texts, companies, onMerge, onClose }: MergeDialogProps) {
  const { t } = useTranslation('ratesAdmin')
  const timeText = useTimeText()
  const [missing, setMissing] = useState<readonly string[]>([])
  const [attempt, setAttempt] = useState(0)
  const saved = { version: newest.version, name: newest.savedBy, time: timeText(newest.savedAt) }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const choices = choicesIn(event.currentTarget)
    const open = fields.map(({ name }) => name).filter((name) => choices[name] === undefined)
    setMissing(open)
    setAttempt(attempt + 1)
    if (open.length === 0) onMerge(choices)
  }
  return (
    <Dialog title={t('merge.title')} closeLabel={t('common:close')} onClose={onClose} size="wide">
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{t('merge.lead', saved)}</p>
        {fields.length === 0 ? (
          <p role="status">{t('merge.same')}</p>
        ) : (
          <FieldTable
            kind={newest.kind}
            fields={inOrder(fields)}
            texts={texts}
            theirs={saved.name}
            companies={companies}
          />
        )}
        <MissingChoices kind={newest.kind} texts={texts} names={missing} attempt={attempt} />
        <p className={page.row}>
          <Button onClick={onClose}>{t('merge.cancel')}</Button>
          <Button variant="primary" type="submit">
            {t('merge.save')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}

type MissingProps = Pick<MergeDialogProps, 'texts'> & {
  readonly kind: RateFile['kind']
  readonly names: readonly string[]
  readonly attempt: number
}

function MissingChoices({ kind, texts, names, attempt }: MissingProps) {
  const { t } = useTranslation('ratesAdmin')
  const { labelText } = useFieldLabels(kind, rowsOf(texts))
  const errors = names.map((name) => ({ name, text: labelText(pathOf(name)) }))
  return (
    <ErrorSummary title={t('merge.missing', { count: names.length })} errors={errors} attempt={attempt} />
  )
}

const pathOf = (name: string) => name.split('.').filter((part, index) => index > 0 || part !== 'pricing')

const rowsOf = (texts: FieldTexts): readonly RateField[] =>
  [...texts].map(([name, text]) => ({ path: pathOf(name), text }))

type FieldTableProps = Pick<MergeDialogProps, 'fields' | 'texts' | 'companies'> & {
  readonly kind: RateFile['kind']
  readonly theirs: string
}

function FieldTable({ kind, fields, texts, theirs, companies }: FieldTableProps) {
  const { t } = useTranslation('ratesAdmin')
  const rows = rowsOf(texts)
  const { labels, labelText } = useFieldLabels(kind, rows)
  const figureText = useFigureText(kind, rows)
  const figure = (name: string, text: string | undefined) =>
    text === undefined ? undefined : figureText({ path: pathOf(name), text }).text
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('merge.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('preview.field')}</th>
            <th scope="col">{t('merge.base')}</th>
            <th scope="col">{t('merge.theirs', { name: theirs })}</th>
            <th scope="col">{t('merge.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name} data-conflict={field.changedBy === undefined || undefined}>
              <th scope="row">
                <NameTexts of={labels(pathOf(field.name))} between={between} />
                {field.changedBy === undefined && <strong> {t('merge.both')}</strong>}
              </th>
              <td>
                <Value field={field} text={figure(field.name, field.base)} companies={companies} />
              </td>
              {(['theirs', 'mine'] as const).map((side) => (
                <td key={side}>
                  <label>
                    <input
                      type="radio"
                      name={field.name}
                      value={side}
                      defaultChecked={field.changedBy === side}
                      aria-label={t(`merge.take.${side}`, { field: labelText(pathOf(field.name)) })}
                    />
                    <Value field={field} text={figure(field.name, field[side])} companies={companies} />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ValueProps = Pick<MergeDialogProps, 'companies'> & {
  readonly field: DifferingField
  readonly text: string | undefined
}

function Value({ field: { name }, text, companies }: ValueProps) {
  const { t } = useTranslation('ratesAdmin')
  const valueNames = useValueNames()
  if (text === undefined) return t('history.nothing')
  const nameOf = (id: string) => companies.find(({ companyId }) => companyId === id)?.name ?? id
  if (name === 'companies') return text.split(listSeparator).map(nameOf).join(t('console:list.between'))
  return <NameTexts of={valueNames(pathOf(name), text)} between={t('console:list.between')} />
}
