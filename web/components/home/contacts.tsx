import type { ServiceContact } from '#contract/contacts.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './contacts.module.css'
import { Section } from './section.tsx'

export type ContactsProps = {
  readonly contacts: readonly ServiceContact[]
  readonly tone?: 'plain' | 'soft' | 'tint'
}

/** Keeps a range of hours on one line. */
const unbroken = (hours: string) => hours.replaceAll('–', '\u2060–\u2060')

/** The service contacts by team. */
export function Contacts({ contacts, tone }: ContactsProps) {
  const { t } = useTranslation('brand')
  if (contacts.length === 0) return null
  return (
    <Section title={t('contactsTitle')} lead={t('contactsLead')} tone={tone}>
      <ul className={styles.contacts} data-count={contacts.length}>
        {contacts.map(({ id, team, city, phone, email, workTime }) => (
          <li key={id}>
            <h3>
              {team} <span>{city}</span>
            </h3>
            <a className={styles.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
              <Icon name="phone" />
              {phone}
            </a>
            <a href={`mailto:${email}`}>
              <Icon name="mail" />
              {email}
            </a>
            <p>
              <Icon name="clock" />
              {unbroken(workTime)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
