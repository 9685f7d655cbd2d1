import { useState } from 'react'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { AnswerForm, type AnswerProps } from './answer-form.tsx'
import { RefuseRequest } from './refuse-request.tsx'

/** An offer, line by line; or a word why there is none. */
export function Answer({ request, onDone, reload }: AnswerProps) {
  const { t } = useTranslation('requestsAdmin')
  const [isRefusing, setRefusing] = useState(false)
  return (
    <section className={page.panel} aria-labelledby="answer">
      <h2 id="answer">{t('answer.title')}</h2>
      <p className={page.soft}>{t('answer.lead')}</p>
      <AnswerForm request={request} onDone={onDone} reload={reload} />
      <p>
        <button className={button.small} type="button" onClick={() => setRefusing(true)}>
          {t('refuse.ask')}
        </button>
      </p>
      {isRefusing && (
        <RefuseRequest number={request.number} onDone={onDone} onClose={() => setRefusing(false)} />
      )}
    </section>
  )
}
