import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { oceanFields } from '#domain/quotes/query-tables.ts'
import { formatContainers } from '#web/components/containers/containers.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { Prices } from '#web/components/quotes/prices.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { containersFrom } from './ocean-query.ts'
import type { useOceanSearch } from './use-ocean-search.ts'

const RequestSection = lazy(async () => ({
  default: (await import('#web/components/requests/request-section.tsx')).RequestSection,
}))

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
  const names = useNames()
  const containers = formatContainers(containersFrom(params))
  const portName = (name: string) => {
    const code = params.get(name)
    return code === null ? '' : names.port(code)
  }
  return (
    <Suspense>
      <RequestSection
        kind="ocean"
        defaults={{
          from: portName('pol'),
          to: portName('pod'),
          containers,
          readyOn: params.get(oceanFields.etdFrom.key) ?? '',
        }}
      />
    </Suspense>
  )
}
