import { useEffect, useRef } from 'react'
import { cancelLogIn } from '#web/console/shared/log-in-again.ts'
import page from '#web/console/shared/page.module.css'
import { leaveConsole } from '#web/console/shared/staff-session.ts'
import { useStaffState } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { DemoAccounts } from './demo-box.tsx'
import styles from './entry.module.css'
import { LogInForm } from './log-in-form.tsx'

/** Says that another account has taken the place of the first one, in this tab or another. */
function useOtherAccountNotice() {
  const { t } = useTranslation('console')
  const now = useStaffState()
  const staff = now.status === 'in' ? now.staff : undefined
  const former = useRef(staff)
  useEffect(() => {
    const before = former.current
    if (staff) former.current = staff
    if (before && staff && before.id !== staff.id)
      showToast('warning', t('again.other', { name: staff.name, former: before.name }))
  }, [staff, t])
}

/** Over the page, when the session has ended: the same account logs in, and the page goes on. */
export function LogInAgain() {
  const { t } = useTranslation('console')
  const now = useStaffState()
  useOtherAccountNotice()
  if (now.status !== 'in' || !now.isExpired) return null
  const { account, name } = now.staff
  if (now.isDisabled) return <AccountDisabled name={name} />
  return (
    <Dialog title={t('again.title')} closeLabel={t('common:close')} onClose={cancelLogIn}>
      <div className={styles.again}>
        <p>{t('again.text', { name })}</p>
        <LogInForm
          account={account}
          // An account that was reset sets itself up on the log-in page.
          onEntry={({ step }) => step === 'enrol' && leaveConsole()}
          below={(fill) => (
            <DemoAccounts only={account} fill={({ password = '', code = '' }) => fill({ password, code })} />
          )}
        />
        <p className={page.soft}>
          {t('again.otherText', { name })}{' '}
          <Button isCompact variant="quiet" onClick={leaveConsole}>
            {t('again.leave')}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}

function AccountDisabled({ name }: { readonly name: string }) {
  const { t } = useTranslation('console')
  return (
    <Dialog title={t('again.disabledTitle')} closeLabel={t('common:close')} onClose={cancelLogIn}>
      <div className={styles.again}>
        <p>{t('again.disabledText', { name })}</p>
        <p>
          <Button onClick={leaveConsole}>{t('again.leave')}</Button>
        </p>
      </div>
    </Dialog>
  )
}
