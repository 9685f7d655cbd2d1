import { useEffect, useRef } from 'react'
import { joinSentences } from '#domain/language/join-sentences.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { cacheMyCompany } from '#web/client/my-company.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'

type JoinExistingCompanyProps = {
  /** What the refused application was found by: its number, or its name alone. */
  readonly found: Refusal['params']
  onJoined(): void
}

const wantedOf = ({ joinWithCode, joinWithCountry, joinWithNumber, joinWithName }: Refusal['params']) => {
  if (joinWithCode !== undefined) return { creditCode: String(joinWithCode) }
  return joinWithNumber === undefined
    ? { companyName: String(joinWithName ?? '') }
    : { country: String(joinWithCountry), registrationNumber: String(joinWithNumber) }
}

/** What of the application is that of a known company; the rest of it may be another one's. */
const foundBy = ({ joinWithCode, joinWithNumber }: Refusal['params']) => {
  if (joinWithCode !== undefined) return 'code'
  return joinWithNumber === undefined ? 'name' : 'number'
}

/** Spec §8: the company name entered was found in the database. */
export function JoinExistingCompany({ found, onJoined }: JoinExistingCompanyProps) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const lead = joinSentences(language, [t(`joinExisting.found.${foundBy(found)}`), t('joinExisting.text')])
  const place = useRef<HTMLDivElement>(null)
  // It is below a long form and would be overlooked.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), [])
  const { send, refusal, isSending } = useCallMutation('POST /api/certification/requestToJoin', {
    onDone: (view) => {
      onJoined()
      cacheMyCompany(view)
      showToast('info', t('joinExisting.sent'))
      document.querySelector('main')?.focus()
    },
  })
  return (
    <div ref={place}>
      <Panel tone="info" title={t('joinExisting.title')} lead={lead}>
        <RefusalMessage refusal={refusal} />
        <Button variant="primary" isPending={isSending} onClick={() => void send({ body: wantedOf(found) })}>
          {t('joinExisting.ask')}
        </Button>
      </Panel>
    </div>
  )
}
