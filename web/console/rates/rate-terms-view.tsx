import type { RateFile } from '#contract/rates.ts'
import { groupsOf, isFixed, type Leaf, leavesOf } from '#web/console/rate-terms/leaves.ts'
import { rowOf } from '#web/console/rate-terms/rows.ts'
import { between, useLeafWords } from '#web/console/rate-terms/use-leaf-words.ts'
import { useValueWords } from '#web/console/rate-terms/use-words.ts'
import { WordTexts } from '#web/console/rate-terms/word.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './rates.module.css'

type Words = ReturnType<typeof useLeafWords>

/** Every figure of the version, in the order in which a sheet is read. */
export function RateTermsView({ file: { kind, terms } }: { file: RateFile }) {
  const { t } = useTranslation('ratesAdmin')
  const leaves = leavesOf(terms)
  const words = useLeafWords(leaves)
  const groups = groupsOf(leaves.filter((leaf) => !isFixed(leaf)))
  const single = groups.flatMap(({ leaves: own }) => own.filter(({ path }) => path.length === 1))
  const others = groups.filter(({ leaves: own }) => own.some(({ path }) => path.length > 1))
  const rowName = ({ path }: Leaf) => rowOf(kind, path)?.join('.')
  return (
    <section className={page.panel} aria-labelledby="rate-terms">
      <h2 id="rate-terms">{t('rate.terms')}</h2>
      <div className={styles.group}>
        <Figures leaves={single} words={words} from={0} />
      </div>
      {others.map(({ name, leaves: own }) => (
        <div key={name} className={styles.group}>
          <h3>{words.segmentText(name)}</h3>
          {[...Map.groupBy(own, rowName)].map(([row, inRow]) => (
            <Row key={row ?? ''} row={row?.split('.')} leaves={inRow} words={words} />
          ))}
        </div>
      ))}
    </section>
  )
}

type RowProps = { readonly row?: readonly string[]; readonly leaves: readonly Leaf[]; readonly words: Words }

/** What belongs together under its own name; the rest of a group under that of the group. */
function Row({ row, leaves, words }: RowProps) {
  if (!row) return <Figures leaves={leaves} words={words} from={1} />
  const named = words.words(row)
  return (
    <div className={styles.termsRow}>
      <h4>
        <WordTexts words={named.slice(1)} between={between} />
      </h4>
      <Figures leaves={leaves} words={words} from={named.length} />
    </div>
  )
}

type FiguresProps = { readonly leaves: readonly Leaf[]; readonly words: Words; readonly from: number }

/** Each by the rest of its way: what comes before stands above. */
function Figures({ leaves, words: { words }, from }: FiguresProps) {
  const { t } = useTranslation('ratesAdmin')
  const valueWords = useValueWords()
  return (
    <dl className={styles.figures}>
      {leaves.map(({ path, text }) => (
        <div key={path.join('.')} className={path.at(-1) === 'countries' ? styles.long : undefined}>
          <dt>
            <WordTexts words={words(path).slice(from)} between={between} />
          </dt>
          <dd>
            <WordTexts words={valueWords(path, text)} between={t('console:list.between')} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
