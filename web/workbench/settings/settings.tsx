import { Link } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useCurrentUser } from '#web/workbench/shell/use-current-user.ts'
import { Avatar } from './avatar.tsx'
import { CloseAccount } from './close-account.tsx'
import { DataCopy } from './data-copy.tsx'
import { EmailAddress } from './email-address.tsx'
import { LogInChanges } from './log-in-changes.tsx'
import { NotificationChoices } from './notification-choices.tsx'
import { ProfileForm } from './profile-form.tsx'
import styles from './settings.module.css'

export default function SettingsPage() {
  const { t } = useTranslation('settings')
  const user = useCurrentUser()
  if (!user) return null
  const { person } = user
  return (
    <div className={styles.settings}>
      <div className={styles.column}>
        <Panel title={t('profile.title')}>
          <ProfileForm person={person} />
          <LogInChanges person={person} />
        </Panel>
        <EmailAddress person={person} />
        {/* With a confirmed email address mail can be chosen, so the choices are read again. */}
        <NotificationChoices key={person.email} />
      </div>
      <div className={styles.column}>
        <Panel title={t('avatar.title')}>
          <Avatar person={person} />
        </Panel>
        <Panel title={t('security.title')} lead={t('security.text')}>
          <div>
            <Link className={buttonClass()} to="/login?mode=account">
              {t('security.step')}
            </Link>
          </div>
        </Panel>
        <DataCopy />
        <CloseAccount person={person} />
      </div>
    </div>
  )
}
