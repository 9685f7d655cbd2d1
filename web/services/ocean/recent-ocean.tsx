import { useTranslation } from '#web/language/use-translation.ts'
import { readBoxes } from '#web/parts/quotes/address-parts.ts'
import { RecentSearches } from '#web/parts/quotes/recent-searches.tsx'
import { useNames } from '#web/parts/quotes/use-names.ts'

/** Lanes that were searched on this device. */
export function RecentOcean({ at, address }: { at: string; address: URLSearchParams }) {
  const { t } = useTranslation('ocean')
  const names = useNames()
  const write = (search: URLSearchParams) => {
    const [pol, pod] = [search.get('pol'), search.get('pod')]
    if (!pol || !pod) return undefined
    const boxes = readBoxes(search.getAll('box')).map(({ type, count }) => `${count} × ${type}`)
    return t('recent', { from: names.port(pol), to: names.port(pod), boxes: boxes.join(' + ') })
  }
  return <RecentSearches service="ocean" at={at} now={address.toString()} write={write} />
}
