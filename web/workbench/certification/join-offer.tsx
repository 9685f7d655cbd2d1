import { useEffect, useRef } from 'react'
import { call } from '#web/client/call.ts'
import { cacheMyCompany } from '#web/client/myCompany.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { showToast } from '#web/ui/toast-store.ts'
import { Panel } from '#web/workbench/shell/panel.tsx'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'

/** Spec §8: the company name entered was found in the database. */
export function JoinOffer({ creditCode, onJoined }: { creditCode: string; onJoined(): void }) {
  const { t } = useTranslation('company')
  const { refusal, isSending, act } = useAct()
  const place = useRef<HTMLDivElement>(null)
  // Below a long form it would be overlooked.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), [])
  const ask = () =>
    act(
      () => call('POST /api/certification/askToJoin', { body: { creditCode } }),
      (view) => {
        onJoined()
        cacheMyCompany(view)
        showToast('info', t('offer.sent'))
        document.querySelector('main')?.focus()
      },
    )
  return (
    <div ref={place}>
      <Panel tone="info" title={t('offer.title')} lead={t('offer.text')}>
        <Refused refusal={refusal} />
        <button className={button.main} type="button" disabled={isSending} onClick={() => void ask()}>
          {t('offer.ask')}
        </button>
      </Panel>
    </div>
  )
}
