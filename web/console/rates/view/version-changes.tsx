import type { RateFile } from '#contract/rates.ts'
import { fieldsOf } from '#domain/rates/fields.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { type Change, changesBetween } from '#web/console/rate-pricing/changes.ts'
import { NameTexts } from '#web/console/rate-pricing/coded-name.tsx'
import { between, useFieldLabels } from '#web/console/rate-pricing/use-field-labels.ts'
import { useValueNames } from '#web/console/rate-pricing/use-names.ts'
import styles from '#web/console/rates/rates.module.css'
import { useFigureText } from '#web/console/rates/use-figure-text.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'

const reading = 'GET /api/console/rate'
type Pair = { readonly earlier: string; readonly later: string }

/** Loads two versions and lists their differences. */
export function VersionChanges({ earlier, later }: Pair) {
  const before = useCallQuery(reading, { query: { rateId: earlier } })
  const after = useCallQuery(reading, { query: { rateId: later } })
  return (
    <QueryState query={before}>
      {(old) => <QueryState query={after}>{(rate) => <Changes before={old} after={rate} />}</QueryState>}
    </QueryState>
  )
}

function Changes({ before, after }: { before: RateFile; after: RateFile }) {
  const { t } = useTranslation('ratesAdmin')
  const fields = [...fieldsOf(before.pricing), ...fieldsOf(after.pricing)]
  const { labels } = useFieldLabels(after.kind, fields)
  const figureText = useFigureText(after.kind, fields)
  const changes = changesBetween(after.kind, before, after)
  const figure = (path: Change['path'], text: string | undefined) =>
    text === undefined ? undefined : figureText({ path, text }).text
  if (changes.length === 0) return <p className={page.soft}>{t('history.same')}</p>
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.path.join('.')}>
          <NameTexts of={labels(change.path)} between={between} />{' '}
          <ChangedValue
            path={change.path}
            before={figure(change.path, change.before)}
            after={figure(change.path, change.after)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The value before and after; an empty value is shown as a word. */
export function ChangedValue({ path, before, after }: Change) {
  const { t } = useTranslation('ratesAdmin')
  const valueNames = useValueNames()
  const value = (text: string | undefined) =>
    text === undefined ? (
      t('history.nothing')
    ) : (
      <NameTexts of={valueNames(path, text)} between={t('console:list.between')} />
    )
  return (
    <>
      <del>{value(before)}</del> → <ins>{value(after)}</ins>
    </>
  )
}
