import type { DepotSheet } from '#contract/places.ts'
import { asHomePort } from '#domain/places/home-ports.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { QuotedPrices } from '#web/services/shared/quoted-prices.tsx'
import { useFoldedSearch } from '#web/services/shared/search-summary.tsx'
import styles from '#web/services/shared/sheet.module.css'
import { useQuoteQuery } from '#web/services/shared/use-quote-query.ts'
import { depotParams } from './depot-query.ts'
import { depotRequest } from './depot-request.ts'
import { StayForm } from './stay-form.tsx'
import { StaySummary } from './stay-summary.tsx'
import type { StorageTerms } from './storage-terms.ts'

type DepotQuoteProps = { readonly depot: DepotSheet; readonly terms: readonly StorageTerms[] }

/** The price of storage at this depot. */
export function DepotQuote({ depot, terms }: DepotQuoteProps) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { query, texts, search, today, formKey, refused, onRefused } = useQuoteQuery('depot', ['code'])
  const { isFolded, open } = useFoldedSearch(query, refused)
  const port = asHomePort(depot.port)
  const here = { ...(port && { port }), depot: depot.code }
  return (
    <div className={styles.quote}>
      <StayForm
        key={formKey}
        title={t('depots.detail.quote')}
        query={query}
        texts={texts}
        refused={refused}
        today={today}
        terms={{ terms, nameOf: () => depot.name[language] }}
        onSearch={(values) => search(depotParams(values, here))}
        folded={
          isFolded && query && <StaySummary query={query} title={depot.name[language]} onChange={open} />
        }
      >
        <QuotedPrices
          query={query && { ...query, ...here }}
          onRefused={onRefused}
          nameOf={() => depot.name[language]}
          noPrice={t('depots.detail.noPrice')}
          request={depotRequest(query, depot.name[language])}
        />
      </StayForm>
    </div>
  )
}
