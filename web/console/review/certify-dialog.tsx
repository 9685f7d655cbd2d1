import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './review.module.css'
import { type DecisionDialogProps, useDecisionDialog } from './use-decision-dialog.ts'

/** States what the company will be able to do. */
export function CertifyDialog(props: DecisionDialogProps) {
  const { t } = useTranslation('console')
  const { file, onClose } = props
  const { isSending, problem, send } = useDecisionDialog(props)
  return (
    <Dialog
      title={t('decide.certifyTitle', { name: file.name })}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <p>{t(file.isRenewal ? 'decide.certifyRenewalText' : 'decide.certifyText')}</p>
        <p className={page.refusal} role="alert">
          {problem}
        </p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('decide.save')}</Button>
          <Button variant="primary" isPending={isSending} onClick={() => void send({ decision: 'certify' })}>
            {t('decide.certify')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
