import { Link, useLocation } from 'react-router'
import { rangeDays } from '#domain/quotes/offers/range-days.ts'
import { oceanFields } from '#domain/quotes/query/query-tables.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import list from '#web/components/quotes/list/offer-list.module.css'
import type { PriceRangeData, QuoteQueryInput } from '#web/components/quotes/state/use-prices.ts'
import { withoutView } from '#web/components/quotes/state/view-params.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { SailingRows } from './sailing-rows.tsx'

export type OceanInput = Extract<QuoteQueryInput, { mode: 'ocean' }>

const maxShown = 3

/** The same search for the days of some sailings, of any carrier. */
function urlFor(sailings: PriceRangeData['sailings'], search: string): string {
  const days = sailings.map(({ sailing }) => sailing.departsOn)
  const url = withoutView(new URLSearchParams(search))
  url.set(oceanFields.etdFrom.key, days[0] ?? '')
  url.set(oceanFields.etdTo.key, days.at(-1) ?? '')
  url.delete(oceanFields.carrier.key)
  return `?${url}`
}

/** Where no sailing of the days asked for can be booked: the next ones that can be booked, and the way to their prices. */
export function NextSailings({ query }: { readonly query: OceanInput }) {
  const { t } = useTranslation('prices')
  const { search } = useLocation()
  const { carrier: _carrier, ...lane } = query
  const later = { ...lane, contractOnly: false, etdTo: daysAfter(query.etdFrom, rangeDays) }
  const range = useCallQuery('POST /api/quotes/band', { body: later })
  const next = range.status === 'ready' ? range.data.sailings.slice(0, maxShown) : []
  if (next.length === 0) return null
  return (
    <section className={list.sailings}>
      <h2>{t('next.title')}</h2>
      <SailingRows sailings={next} pod={query.pod} />
      <p>
        <Link className={buttonClass({ variant: 'primary' })} to={urlFor(next, search)}>
          {t('next.show')}
        </Link>
      </p>
    </section>
  )
}
