import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ApplicantTextDialog } from './applicant-text-dialog.tsx'
import { reviewQuestions } from './ready-texts.ts'
import type { DecisionDialogProps } from './use-decision-dialog.ts'

/** The application stays in the queue until the applicant has answered. */
export function AskDialog({ file, onDone, onRefused, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/company/ask', {
    invalidates: ['GET /api/console/companies'],
  })
  const { companyId, submittedAt } = file
  const ask = async (question: string) => {
    const result = await send({ body: { companyId, submittedAt, question } })
    if (result.ok) onDone(result.value)
    else onRefused(result)
    return result.ok
  }
  return (
    <ApplicantTextDialog
      file={file}
      field="question"
      ready={reviewQuestions}
      words={{
        title: t('ask.title', { name: file.name }),
        lead: t('ask.text'),
        ready: t('ask.ready'),
        label: t('ask.question'),
        help: t('ask.help'),
        missing: t('ask.required'),
        submit: t('ask.send'),
      }}
      isSending={isSending}
      problem={refusalText(refusal)}
      onSend={ask}
      onClose={onClose}
    />
  )
}
