import { useNames } from '#web/components/places/use-names.ts'
import { RecentSearches } from '#web/components/quotes/recent-searches.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { containersFrom } from './ocean-query.ts'

/** Lanes searched before on this device. */
export function RecentOcean({ resultPath, params }: { resultPath: string; params: URLSearchParams }) {
  const { t } = useTranslation('ocean')
  const names = useNames()
  const write = (search: URLSearchParams) => {
    const [pol, pod] = [search.get('pol'), search.get('pod')]
    if (!pol || !pod) return undefined
    const containers = containersFrom(search).map(({ type, count }) => `${count} × ${type}`)
    return t('recent', { from: names.port(pol), to: names.port(pod), containers: containers.join(' + ') })
  }
  return <RecentSearches mode="ocean" resultPath={resultPath} now={params.toString()} write={write} />
}
