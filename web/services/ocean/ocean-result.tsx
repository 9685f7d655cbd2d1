import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { writeContainers } from '#web/parts/containers/containers.ts'
import { readBoxes } from '#web/parts/quotes/address-parts.ts'
import { Prices } from '#web/parts/quotes/prices.tsx'
import { useNames } from '#web/parts/quotes/use-names.ts'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { useOceanSearch } from './use-ocean-search.ts'

const RequestSection = lazy(async () => ({
  default: (await import('#web/parts/requests/request-section.tsx')).RequestSection,
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
        <Prices wish={search.wish} askStaffAt={askStaffAt}>
          {!search.isAsked && children}
        </Prices>
      )}
      {hash === '#request' && <Request address={search.address} />}
    </>
  )
}

function Request({ address }: { address: URLSearchParams }) {
  const names = useNames()
  const containers = writeContainers(readBoxes(address.getAll('box')))
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
