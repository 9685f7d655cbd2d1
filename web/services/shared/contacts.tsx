import type { PlaceContact } from '#domain/places/warehouse.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './contacts.module.css'

type ContactsProps = {
  readonly contacts: readonly PlaceContact[]
  readonly address: string
  readonly workTime: string
}

/** Contacts, address and working hours. */
export function Contacts({ contacts, address, workTime }: ContactsProps) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  return (
    <section className={styles.contacts} aria-label={t('contacts.title')}>
      <h2>{t('contacts.title')}</h2>
      <p>
        <Icon name="place" size={18} />
        <span>{address}</span>
      </p>
      <p>
        <Icon name="clock" size={18} />
        <span>{workTime}</span>
      </p>
      <ul>
        {contacts.map(({ name, phone, email }) => (
          <li key={phone}>
            <strong>{name[language]}</strong>
            <a href={`tel:${phone}`}>{phone}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
