import { useState } from 'react'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import type { Comparison } from './compared.tsx'

type CompareLicenceProps = {
  readonly companyId: string
  readonly fileId: string
  onCompared(comparisons: readonly Comparison[]): void
}

/** Reads the picture on the server; the results are shown beside the application. */
export function CompareLicence({ companyId, fileId, onCompared }: CompareLicenceProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const [isCompared, setCompared] = useState(false)
  const { send, isSending, refusal } = useCallMutation('POST /api/console/company/licence/compare', {
    onDone: ({ comparisons }) => {
      setCompared(true)
      onCompared(comparisons)
    },
  })
  return (
    <>
      <p className={page.row}>
        <Button isCompact isPending={isSending} onClick={() => void send({ body: { companyId, fileId } })}>
          {t(isCompared ? 'company.licence.recogniseAgain' : 'company.licence.recognise')}
        </Button>
        <span className={page.soft} role="status">
          {isCompared && t('company.compared.hint')}
        </span>
      </p>
      <p className={page.refusal} role="alert">
        {refusal && refusalText(refusal)}
      </p>
    </>
  )
}
