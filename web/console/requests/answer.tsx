import { useState } from 'react'
import type { EarlierOffer } from '#contract/requests.ts'
import { withTypeOf } from '#domain/quotes/requests/fill-lines.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { AnswerForm, type AnswerProps } from './answer-form.tsx'
import { EarlierOffers } from './earlier-offers.tsx'
import { RefuseRequest } from './refuse-request.tsx'
import styles from './requests.module.css'
import { filledFrom } from './templates/template-lines.ts'

type Props = Pick<AnswerProps, 'request' | 'onDone'>

/** A quote, charge by charge, or a reason why there is none. */
export function Answer({ request, onDone }: Props) {
  const { t } = useTranslation('requestsAdmin')
  const [isRefusing, setRefusing] = useState(false)
  const [used, setUsed] = useState<EarlierOffer>()
  const filled = used && {
    ...used,
    lines: filledFrom(request, withTypeOf(used.lines, used.details.containers)),
  }
  return (
    <div className={styles.form}>
      <ConsolePanel title={t('answer.title')}>
        <p className={page.soft}>{t('answer.lead')}</p>
        {used && <p role="status">{t('earlier.usedText', { number: used.number })}</p>}
        {/* The key fills the form anew with the lines of another offer. */}
        <AnswerForm
          key={used?.number ?? ''}
          request={request}
          {...(filled && { filled, used: filled.number })}
          onDone={onDone}
        />
        <p>
          <Button isCompact onClick={() => setRefusing(true)}>
            {t('refuse.ask')}
          </Button>
        </p>
        {isRefusing && (
          <RefuseRequest number={request.number} onDone={onDone} onClose={() => setRefusing(false)} />
        )}
      </ConsolePanel>
      <EarlierOffers number={request.number} onUse={setUsed} />
    </div>
  )
}
