import { useState } from 'react'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { AnswerForm, type AnswerProps } from './answer-form.tsx'
import { RefuseRequest } from './refuse-request.tsx'

/** A quote, charge by charge, or a reason why there is none. */
export function Answer({ request, onDone, reload }: AnswerProps) {
  const { t } = useTranslation('requestsAdmin')
  const [isRefusing, setRefusing] = useState(false)
  return (
    <ConsolePanel title={t('answer.title')}>
      <p className={page.soft}>{t('answer.lead')}</p>
      <AnswerForm request={request} onDone={onDone} reload={reload} />
      <p>
        <Button isCompact onClick={() => setRefusing(true)}>
          {t('refuse.ask')}
        </Button>
      </p>
      {isRefusing && (
        <RefuseRequest number={request.number} onDone={onDone} onClose={() => setRefusing(false)} />
      )}
    </ConsolePanel>
  )
}
