import { useTranslation } from '#web/language/use-translation.ts'
import { ApplicantTextDialog } from './applicant-text-dialog.tsx'
import { refusalReasons } from './ready-texts.ts'
import { type DecisionDialogProps, useDecisionDialog } from './use-decision-dialog.ts'

/** The applicant reads the reason. */
export function RefuseDialog(props: DecisionDialogProps) {
  const { t } = useTranslation('console')
  const { file, onClose } = props
  const { isSending, problem, send } = useDecisionDialog(props)
  return (
    <ApplicantTextDialog
      file={file}
      field="reason"
      ready={refusalReasons(file.application.registrationNumber === null ? 'mainland' : 'abroad')}
      words={{
        title: t('decide.refuseTitle', { name: file.name }),
        lead: t(file.isRenewal ? 'decide.refuseRenewalText' : 'decide.refuseText'),
        ready: t('decide.ready'),
        label: t('decide.reason'),
        help: t('decide.reasonHelp'),
        missing: t('problems.reason.required'),
        submit: t('decide.refuseConfirm'),
      }}
      isSending={isSending}
      problem={problem}
      onSend={(reason) => send({ decision: 'refuse', reason })}
      onClose={onClose}
    />
  )
}
