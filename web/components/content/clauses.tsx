import { useTranslation } from '#web/language/use-translation.ts'
import { clauseId } from './contents.ts'
import styles from './section.module.css'

type Clause = { readonly title: string; readonly paragraphs: readonly string[] }

/** Clauses have their number in the title and an anchor each. */
export function Clauses({ items }: { items: readonly Clause[] }) {
  const { t } = useTranslation('site')
  return items.map(({ title, paragraphs }, index) => (
    <section className={styles.clause} key={title} id={clauseId(index)}>
      <h2>
        {title}
        <a href={`#${clauseId(index)}`} aria-label={t('content.linkTo', { title })}>
          #
        </a>
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ))
}
