import type { Brand } from '#domain/brands/brand.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './about.module.css'

/** Address, contacts and working hours of the brand. */
export function BrandFacts({ brand: { contact } }: { brand: Brand }) {
  const { t } = useTranslation('homeSections')
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('contacts.address')}</dt>
        <dd>{contact.address[language]}</dd>
      </div>
      <div>
        <dt>{t('contacts.phone')}</dt>
        <dd>
          <a href={`tel:${contact.phone}`}>{contact.phone}</a>
        </dd>
      </div>
      <div>
        <dt>{t('contacts.email')}</dt>
        <dd>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </dd>
      </div>
      <div>
        <dt>{t('contacts.workTime')}</dt>
        <dd>{contact.workTime[language]}</dd>
      </div>
    </dl>
  )
}
