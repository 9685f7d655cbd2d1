import type { ReactNode } from 'react'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import styles from './footer.module.css'

/** The contact details of the brand. */
export function ContactList() {
  const { t } = useTranslation('site')
  const { contact } = useBrand()
  const language = useLanguage()
  return (
    <dl className={styles.contacts}>
      <Contact icon="phone" label={t('contact.phone')}>
        <a className={styles.phone} href={`tel:${contact.phone}`}>
          {contact.phone}
        </a>
      </Contact>
      <Contact icon="clock" label={t('contact.workTime')}>
        {contact.workTime[language]}
      </Contact>
      <Contact icon="mail" label={t('contact.email')}>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </Contact>
      <Contact icon="place" label={t('contact.address')}>
        {contact.address[language]}
      </Contact>
    </dl>
  )
}

function Contact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={18} />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
