import type { RateFile } from '#contract/rates.ts'
import page from '#web/console/frame/page.module.css'
import { groupsOf, isFixed, type Leaf, leavesOf } from '#web/console/rate-terms/leaves.ts'
import { useLeafWords, useValueWord } from '#web/console/rate-terms/use-leaf-words.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './rates.module.css'

/** Every figure of the version, in the order in which a sheet is read. */
export function RateTermsView({ file: { terms } }: { file: RateFile }) {
  const { t } = useTranslation('ratesDesk')
  const leaves = leavesOf(terms)
  const { groupWord, innerLabel } = useLeafWords(leaves)
  const valueWord = useValueWord()
  const groups = groupsOf(leaves.filter((leaf) => !isFixed(leaf)))
  const single = groups.flatMap(({ leaves: own }) => own.filter(({ path }) => path.length === 1))
  const others = groups.filter(({ leaves: own }) => own.some(({ path }) => path.length > 1))
  const figure = (label: string, { path, text }: Leaf) => (
    <div key={path.join('.')}>
      <dt>{label}</dt>
      <dd>{valueWord(path, text)}</dd>
    </div>
  )
  return (
    <section className={page.panel} aria-labelledby="rate-terms">
      <h2 id="rate-terms">{t('rate.terms')}</h2>
      <dl className={`${styles.group} ${styles.figures}`}>
        {single.map((leaf) => figure(groupWord(leaf.path[0] ?? ''), leaf))}
      </dl>
      {others.map(({ name, leaves: own }) => (
        <div key={name} className={styles.group}>
          <h3>{groupWord(name)}</h3>
          <dl className={styles.figures}>{own.map((leaf) => figure(innerLabel(leaf.path), leaf))}</dl>
        </div>
      ))}
    </section>
  )
}
