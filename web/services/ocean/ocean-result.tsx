import { type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { LeaveGuard } from '#web/components/drafts/leave-guard.tsx'
import { Prices } from '#web/components/quotes/prices.tsx'
import { lazyWithTexts } from '#web/language/lazy-with-texts.ts'
import { requestNamespaces } from '#web/language/messages.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useRequestOfSearch } from './request-of-search.ts'
import type { useOceanSearch } from './use-ocean-search.ts'

const RequestSection = lazyWithTexts(
  requestNamespaces,
  async () => (await import('#web/components/requests/request-section.tsx')).RequestSection,
)

type OceanResultProps = { readonly search: ReturnType<typeof useOceanSearch>; readonly children?: ReactNode }

/** The prices of the search; without a price, a request to staff with the same values. */
export function OceanResult({ search, children }: OceanResultProps) {
  const { t } = useTranslation('ocean')
  const { pathname, search: query, hash } = useLocation()
  const requestUrl = `${pathname}${query}#request`
  return (
    <>
      {search.isForeign ? (
        <EmptyState
          state="no-match"
          title={t('foreign.title')}
          text={t('foreign.text')}
          action={
            <Link className={buttonClass({ variant: 'primary' })} to={requestUrl}>
              {t('prices:state.askStaff')}
            </Link>
          }
        />
      ) : (
        <Prices query={search.query} onRefused={search.onRefused} requestUrl={requestUrl}>
          {!search.isSearched && children}
        </Prices>
      )}
      {hash === '#request' && <Request params={search.params} />}
    </>
  )
}

function Request({ params }: { params: URLSearchParams }) {
  const requestOfSearch = useRequestOfSearch()
  return (
    <Suspense>
      <RequestSection key={params.toString()} kind="ocean" defaults={requestOfSearch(params)} />
      <LeaveGuard />
    </Suspense>
  )
}
