import {
  explainInclusions,
  explainTerms,
  type TermsSource,
} from '#domain/quotes/explanation/explain-terms.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import styles from './quote-terms.module.css'
import { useExplanation } from './use-explanation.ts'

/** What the price includes and what not, then the terms of the quote. */
export function QuoteTerms(source: TermsSource) {
  const { t } = useTranslation('quotes')
  const language = useLanguage()
  const translate = useExplanation()
  const groups = explainInclusions(source, language, translate)
  const statements = explainTerms(source, language, translate)
  return (
    <>
      {groups.length > 0 && (
        <section className={styles.terms} aria-label={t('offerTerms.title')}>
          <h3>{t('offerTerms.title')}</h3>
          <div className={styles.groups}>
            {groups.map(({ group, title, items }) => (
              <div key={group} data-group={group}>
                <h4>{title}</h4>
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      )}
      {statements.length > 0 && (
        <section className={styles.terms} aria-label={t('offerTerms.terms')}>
          <h3>{t('offerTerms.terms')}</h3>
          <DescriptionList items={statements.map(({ name, text }) => ({ term: name, value: text }))} />
        </section>
      )}
    </>
  )
}
