import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PublishedTerms } from '#contract/published-terms.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { metaOf } from '#domain/brands/metas.ts'
import { customerPortal } from '#domain/contacts/portal.ts'
import type { HomePort } from '#domain/places/home-ports.ts'
import { brandPageNamespaces, brandPageOf, withBrandPage } from '#web/brands/brand-pages.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { requestOf } from '#web/page/page-request.ts'
import '#web/components/home/home-hero.tsx'
import '#web/components/home/section-styles.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { valueOrMissing } from '#web/page/value-or-missing.ts'

/** Where depots of the port differ, the fewest. */
function freeDaysAt(port: HomePort, { depots }: PublishedTerms): number | null {
  const days = depots.filter((depot) => depot.port === port).map(({ freeDays }) => freeDays)
  return days.length > 0 ? Math.min(...days) : null
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, brand } = requestOf(context)
  const [activities, contacts, terms] = await Promise.all([
    api('POST /api/ops/opsActivityConfiguration/activity', {}),
    api('GET /api/ops/serviceContact/getServiceContact', { query: { platformName: customerPortal } }),
    api('GET /api/publishedTerms', {}),
  ])
  return {
    meta: metaOf(brand).home,
    activities: valueOrMissing(activities).opsActivityConfigurationVo,
    contacts: valueOrMissing(contacts),
    freeDays: freeDaysAt(brandOf(brand).homePort, valueOrMissing(terms)),
  }
}

export const handle = { namespaces: brandPageNamespaces.home, queryNames: [] }

export const clientLoader = withBrandPage<Awaited<ReturnType<typeof loader>>>('home')
/** Each brand has its own home page. */
export default function HomePage() {
  const { meta, ...given } = useLoaderData<typeof loader>()
  const { code } = useBrand()
  const language = useLanguage()
  const Home = brandPageOf(code, 'home')
  const { title, description, keywords } = meta
  return (
    <>
      <PageHead title={title[language]} description={description[language]} keywords={keywords[language]} />
      <Home {...given} />
    </>
  )
}
