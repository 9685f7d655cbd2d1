import type { StaffMemberView } from '#contract/staff.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeSample } from '#web/ui/code-sample.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './staff.module.css'

type FirstPasswordProps = {
  readonly staff: StaffMemberView
  readonly firstPassword: string
  onClose(): void
}

/** It cannot be shown again, so the dialog is closed by a button that says so. */
export function FirstPassword({ staff, firstPassword, onClose }: FirstPasswordProps) {
  const { t } = useTranslation('console')
  return (
    <Dialog
      title={t('staff.firstTitle', { name: staff.name })}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{t('staff.firstText')}</p>
        <CodeSample text={firstPassword} copyLabel={t('common:copy')} copiedLabel={t('common:copied')} />
        <div className={styles.buttons}>
          <Button variant="primary" onClick={onClose}>
            {t('staff.firstDone')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
