import { useId } from 'react'
import { Link } from 'react-router'
import { ownerOfPage } from '#domain/brands/owned-pages.ts'
import { szhmPaths, workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { logOut } from '#web/client/log-in.ts'
import { useSession } from '#web/client/session-state.ts'
import { PrivateImage } from '#web/components/files/private-image.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import header from './header.module.css'
import styles from './login-state.module.css'

const iconPx = 22
const picturePx = 28

/** The picture that the user has uploaded; the label of the button names the user. */
function Picture({ fileId }: { fileId: string | null | undefined }) {
  const none = <Icon name="member" size={iconPx} />
  if (!fileId) return none
  return <PrivateImage fileId={fileId} alt="" className={styles.picture} sizePx={picturePx} fallback={none} />
}

/** The menu of a user who is logged in. */
export function AccountMenu() {
  const { t } = useTranslation('site')
  const { code } = useBrand()
  const person = useSession((state) => state.person)
  const unread = useSession((state) => state.unread)
  const id = useId()
  // It starts with the name, which some widths show: speech recognition finds a button by its visible text.
  const accountLabel = [person?.name, t('header.account')].filter(Boolean).join(' · ')
  return (
    <div className={styles.account}>
      <Button variant="quiet" popoverTarget={id} aria-label={accountLabel}>
        <Picture fileId={person?.avatarFileId} />
        {unread > 0 && <i className={styles.unread} />}
        <span>{person?.name}</span>
      </Button>
      <div className={`${header.drop} ${styles.panel}`} id={id} popover="auto">
        <p>
          <strong>{person?.name}</strong>
          <span>{person?.mobile ?? person?.email}</span>
        </p>
        <Link className={styles.entry} to={workbenchPaths.dashboard}>
          {t('header.workbench')}
        </Link>
        {ownerOfPage(szhmPaths.overview) === code && (
          <Link className={styles.entry} to={szhmPaths.overview}>
            {t('header.szhmWorkbench')}
          </Link>
        )}
        <Link className={styles.entry} to={workbenchPaths.inbox}>
          {unread > 0 ? t('header.unread', { count: unread }) : t('header.inbox')}
        </Link>
        <Link className={styles.entry} to="/login?mode=account">
          {t('header.security')}
        </Link>
        <Button isCompact onClick={() => void logOut()}>
          {t('header.logOut')}
        </Button>
      </div>
    </div>
  )
}
