import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { writeContainers } from '#web/components/containers/containers.ts'
import { Prices } from '#web/components/quotes/prices.tsx'
import { readContainers } from '#web/components/quotes/url-params.ts'
import { useNames } from '#web/components/quotes/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { useOceanSearch } from './use-ocean-search.ts'

const RequestSection = lazy(async () => ({
  default: (await import('#web/components/requests/request-section.tsx')).RequestSection,
}))

type OceanResultProps = { readonly search: ReturnType<typeof useOceanSearch>; readonly children?: ReactNode }

/** What the search comes to; where there is no price, the way to staff with what was typed. */
export function OceanResult({ search, children }: OceanResultProps) {
  const { t } = useTranslation('ocean')
  const { pathname, search: query, hash } = useLocation()
  const askStaffAt = `${pathname}${query}#request`
  return (
    <>
      {search.isForeign ? (
        <EmptyState
          state="no-match"
          title={t('foreign.title')}
          text={t('foreign.text')}
          action={
            <Link className={button.main} to={askStaffAt}>
              {t('prices:state.askStaff')}
            </Link>
          }
        />
      ) : (
        <Prices query={search.query} askStaffAt={askStaffAt}>
          {!search.isAsked && children}
        </Prices>
      )}
      {hash === '#request' && <Request address={search.address} />}
    </>
  )
}

function Request({ address }: { address: URLSearchParams }) {
  const names = useNames()
  const containers = writeContainers(readContainers(address.getAll('container')))
  const named = (name: string) => {
    const code = address.get(name)
    return code === null ? '' : names.port(code)
  }
  return (
    <Suspense>
      <RequestSection
        kind="ocean"
        defaults={{
          from: named('pol'),
          to: named('pod'),
          containers,
          readyOn: address.get('from') ?? '',
        }}
      />
    </Suspense>
  )
}
