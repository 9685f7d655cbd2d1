import { RecentSearches } from '#web/components/quotes/recent-searches.tsx'
import { readContainers } from '#web/components/quotes/url-params.ts'
import { useNames } from '#web/components/quotes/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** Lanes that were searched on this device. */
export function RecentOcean({ at, address }: { at: string; address: URLSearchParams }) {
  const { t } = useTranslation('ocean')
  const names = useNames()
  const write = (search: URLSearchParams) => {
    const [pol, pod] = [search.get('pol'), search.get('pod')]
    if (!pol || !pod) return undefined
    const containers = readContainers(search.getAll('container')).map(
      ({ type, count }) => `${count} × ${type}`,
    )
    return t('recent', { from: names.port(pol), to: names.port(pod), containers: containers.join(' + ') })
  }
  return <RecentSearches service="ocean" at={at} now={address.toString()} write={write} />
}
