import type { DepotSheet } from '#contract/places.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { asHomePort } from '#web/services/shared/home-ports.ts'
import { QuotedPrices } from '#web/services/shared/quoted-prices.tsx'
import styles from '#web/services/shared/sheet.module.css'
import { useQuoteQueryInput } from '#web/services/shared/use-quote-query-input.ts'
import { depotQueryOf } from './depot-query.ts'
import { depotRequest } from './depot-request.ts'
import { StayForm } from './stay-form.tsx'

/** The price of a stay at this one depot. */
export function DepotQuote({ depot }: { depot: DepotSheet }) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { asked, ask, today, formKey } = useQuoteQueryInput('depot', ['code'])
  const port = asHomePort(depot.port)
  const here = { ...(port && { port }), depot: depot.code }
  return (
    <div className={styles.quote}>
      <StayForm
        key={formKey}
        title={t('depots.detail.quote')}
        asked={asked}
        today={today}
        onAsked={(given) => {
          const query = depotQueryOf(given, today, here)
          if (query) ask(query)
        }}
      >
        <QuotedPrices
          query={asked && { ...asked, ...here }}
          nameOf={() => depot.name[language]}
          noPrice={t('depots.detail.noPrice')}
          request={depotRequest(asked, depot.name[language])}
        />
      </StayForm>
    </div>
  )
}
