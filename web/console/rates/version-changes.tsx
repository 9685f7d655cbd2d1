import type { RateFile } from '#contract/rates.ts'
import { type Change, changesBetween } from '#web/console/rate-terms/changes.ts'
import { leavesOf } from '#web/console/rate-terms/leaves.ts'
import { between, useLeafWords } from '#web/console/rate-terms/use-leaf-words.ts'
import { useValueWords } from '#web/console/rate-terms/use-words.ts'
import { WordTexts } from '#web/console/rate-terms/word.tsx'
import page from '#web/console/shared/page.module.css'
import { ReadState } from '#web/console/shared/read-state.tsx'
import { useRead } from '#web/console/shared/use-read.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './rates.module.css'

const reading = 'GET /api/console/rate'
type Pair = { readonly earlier: string; readonly later: string }

/** Reads both versions and says what moved between them. */
export function VersionChanges({ earlier, later }: Pair) {
  const before = useRead(reading, { query: { rateId: earlier } })
  const after = useRead(reading, { query: { rateId: later } })
  if (!before.verdict?.ok) return <ReadState verdict={before.verdict} retry={before.retry} />
  if (!after.verdict?.ok) return <ReadState verdict={after.verdict} retry={after.retry} />
  return <Changes before={before.verdict.value} after={after.verdict.value} />
}

function Changes({ before, after }: { before: RateFile; after: RateFile }) {
  const { t } = useTranslation('ratesAdmin')
  const { words } = useLeafWords([...leavesOf(before.terms), ...leavesOf(after.terms)])
  const changes = changesBetween(before, after)
  if (changes.length === 0) return <p className={page.soft}>{t('history.same')}</p>
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.path.join('.')}>
          <WordTexts words={words(change.path)} between={between} /> <Moved {...change} />
        </li>
      ))}
    </ul>
  )
}

/** What stood there and what stands there now; nothing is said in words. */
export function Moved({ path, before, after }: Change) {
  const { t } = useTranslation('ratesAdmin')
  const valueWords = useValueWords()
  const word = (text: string | undefined) =>
    text === undefined ? (
      t('history.nothing')
    ) : (
      <WordTexts words={valueWords(path, text)} between={t('console:list.between')} />
    )
  return (
    <>
      <del>{word(before)}</del> → <ins>{word(after)}</ins>
    </>
  )
}
