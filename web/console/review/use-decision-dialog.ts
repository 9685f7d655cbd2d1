import type { CompanyFile } from '#contract/review.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Choice, decisionOf } from './decide.ts'

export type DecisionDialogProps = {
  readonly file: CompanyFile
  onDone(file: CompanyFile): void
  onRefused(refusal: Refusal): void
  onClose(): void
}

/** Sends a decision; a refusal is shown in the dialog, as long as it is open. */
export function useDecisionDialog({ file, onDone, onRefused }: DecisionDialogProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const mutation = useCallMutation('POST /api/console/company/decide', {
    invalidates: ['GET /api/console/companies'],
  })
  const send = async (choice: Choice) => {
    const result = await mutation.send({ body: decisionOf(file, choice) })
    if (result.ok) onDone(result.value)
    else onRefused(result)
    return result.ok
  }
  // The text for applicants offers them to join the company.
  const isKnown = mutation.refusal?.refusal === 'company-already-known'
  const problem = isKnown ? t('decide.known') : refusalText(mutation.refusal)
  return { isSending: mutation.isSending, problem, send }
}
