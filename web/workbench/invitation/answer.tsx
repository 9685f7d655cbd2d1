import { Link, useNavigate } from 'react-router'
import { call } from '#web/client/call.ts'
import { logOut } from '#web/client/log-in.ts'
import { showLogIn } from '#web/client/log-in-dialog.ts'
import { cacheMyCompany } from '#web/client/myCompany.ts'
import { useMembershipStatus } from '#web/components/gate/use-membership-status.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { showToast } from '#web/ui/toast-store.ts'
import { pages } from '#web/workbench/shell/pages.ts'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'
import styles from './invitation.module.css'
import { dropInvitation } from './invitation-code.ts'
import type { Invitation } from './read-invitation.ts'

type AnswerProps = { readonly invitation: Invitation; readonly code: string }

/** What stands between the reader and a yes is said plainly, one thing at a time. */
export function Answer({ invitation, code }: AnswerProps) {
  const { t } = useTranslation('company')
  const membershipStatus = useMembershipStatus()
  if (membershipStatus.is === 'unknown') return <p role="status">{t('common:loading')}</p>
  if (membershipStatus.is === 'visitor') return <Visitor mobile={invitation.mobile} />
  if (membershipStatus.is === 'failed') return <Refused refusal={membershipStatus.refusal} />
  const { person, myCompany } = membershipStatus
  if (person.mobile !== invitation.mobile)
    return <WrongMobile mobile={invitation.mobile} own={person.mobile} />
  if (myCompany.role) return <HasCompany company={myCompany.application?.companyName} />
  return <Accept invitation={invitation} code={code} />
}

function Visitor({ mobile }: { mobile: string }) {
  const { t } = useTranslation('company')
  return (
    <>
      <p>{t('invitation.visitor', { mobile })}</p>
      <div className={styles.buttons}>
        <button className={button.main} type="button" onClick={() => showLogIn()}>
          {t('invitation.logIn')}
        </button>
        <Link className={button.button} to="/login?mode=register&redirect=%2Finvitation">
          {t('invitation.register')}
        </Link>
      </div>
    </>
  )
}

function WrongMobile({ mobile, own }: { mobile: string; own: string }) {
  const { t } = useTranslation('company')
  return (
    <>
      <p>{t('invitation.wrongMobile', { mobile, own })}</p>
      <div className={styles.buttons}>
        <button className={button.button} type="button" onClick={() => void logOut()}>
          {t('invitation.logOut')}
        </button>
      </div>
    </>
  )
}

function HasCompany({ company }: { company: string | undefined }) {
  const { t } = useTranslation('company')
  return (
    <>
      <p>{company ? t('invitation.hasCompany', { company }) : t('invitation.hasNoNameCompany')}</p>
      <div className={styles.buttons}>
        <Link className={button.button} to={pages.company}>
          {t('invitation.toCompany')}
        </Link>
      </div>
    </>
  )
}

function Accept({ invitation, code }: AnswerProps) {
  const { t } = useTranslation('company')
  const navigate = useNavigate()
  const { refusal, isSending, act } = useAct()
  const company = invitation.companyName
  const accept = () =>
    act(
      () => call('POST /api/certification/acceptInvitation', { body: { code } }),
      (view) => {
        dropInvitation(window.sessionStorage)
        cacheMyCompany(view)
        showToast('info', t('invitation.accepted', { company }))
        void navigate(pages.company)
      },
    )
  return (
    <>
      <Refused refusal={refusal} />
      <div className={styles.buttons}>
        <button className={button.main} type="button" disabled={isSending} onClick={() => void accept()}>
          {t('invitation.accept')}
        </button>
      </div>
    </>
  )
}
