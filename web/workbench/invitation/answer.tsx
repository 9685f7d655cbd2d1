import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import type { CallData } from '#contract/client.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { clearInvited, invitationPath, saveInvited } from '#web/client/invited.ts'
import { logOut } from '#web/client/log-in.ts'
import { showLogIn } from '#web/client/log-in-dialog.ts'
import { cacheMyCompany } from '#web/client/my-company.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCurrentAccess } from '#web/components/gate/use-current-access.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import styles from './invitation.module.css'
import { clearInvitationCode } from './invitation-code.ts'

type Invitation = CallData<'POST /api/certification/invitation'>

type AnswerProps = { readonly invitation: Invitation; readonly code: string }

/** Says what the user has to do before accepting, one step at a time. */
export function Answer({ invitation, code }: AnswerProps) {
  const { t } = useTranslation('company')
  const access = useCurrentAccess()
  if (access.status === 'unknown') return <p role="status">{t('common:loading')}</p>
  if (access.status === 'visitor') return <Visitor invitation={invitation} />
  if (access.status === 'failed') return <RefusalMessage refusal={access.refusal} />
  const { person, myCompany } = access
  if (person.mobile !== invitation.mobile)
    return <WrongMobile mobile={invitation.mobile} own={person.mobile ?? person.email ?? person.account} />
  if (myCompany.role) return <HasCompany company={myCompany.application?.companyName} />
  return <Accept invitation={invitation} code={code} />
}

/** The registration starts with the company of the invitation and takes no other mobile than the invited one. */
function Visitor({ invitation: { mobile, companyName } }: Pick<AnswerProps, 'invitation'>) {
  const { t } = useTranslation('company')
  useEffect(() => saveInvited({ companyName, mobile }), [companyName, mobile])
  return (
    <>
      <p>{t('invitation.visitor', { mobile })}</p>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => showLogIn()}>
          {t('invitation.logIn')}
        </Button>
        <Link
          className={buttonClass()}
          to={`/login?mode=register&redirect=${encodeURIComponent(invitationPath)}`}
        >
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
        <Button onClick={() => void logOut()}>{t('invitation.logOut')}</Button>
      </div>
    </>
  )
}

function HasCompany({ company }: { company: string | undefined }) {
  const { t } = useTranslation('company')
  return (
    <>
      <p>{company ? t('invitation.hasCompany', { company }) : t('invitation.hasUnnamedCompany')}</p>
      <div className={styles.buttons}>
        <Link className={buttonClass()} to={workbenchPaths.company}>
          {t('invitation.toCompany')}
        </Link>
      </div>
    </>
  )
}

function Accept({ invitation, code }: AnswerProps) {
  const { t } = useTranslation('company')
  const navigate = useNavigate()
  const company = invitation.companyName
  const { send, refusal, isSending } = useCallMutation('POST /api/certification/acceptInvitation', {
    onDone: (view) => {
      clearInvitationCode(window.sessionStorage)
      clearInvited()
      cacheMyCompany(view)
      showToast('info', t('invitation.accepted', { company }))
      void navigate(workbenchPaths.company)
    },
  })
  return (
    <>
      <RefusalMessage refusal={refusal} />
      <div className={styles.buttons}>
        <Button variant="primary" isPending={isSending} onClick={() => void send({ body: { code } })}>
          {t('invitation.accept')}
        </Button>
      </div>
    </>
  )
}
