import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { metaOf } from '#domain/brands/metas.ts'
import { brandPageNamespaces, brandPageOf, withBrandPage } from '#web/brands/brand-pages.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { requestOf } from '#web/page/page-request.ts'
import '#web/components/content/content-sections.tsx'
import '#web/components/home/about-hero.tsx'
import '#web/components/home/brand-page.tsx'
import { PageHead } from '#web/page/page-head.tsx'
import { valueOrMissing } from '#web/page/value-or-missing.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, brand } = requestOf(context)
  const document = await api('GET /api/content/page', { query: { path: '/aboutUs' } })
  return { meta: metaOf(brand).about, document: valueOrMissing(document) }
}

export const handle = { namespaces: brandPageNamespaces.about, queryNames: [] }

export const clientLoader = withBrandPage<Awaited<ReturnType<typeof loader>>>('about')
/** Each brand has its own about-us page. */
export default function AboutPage() {
  const { meta, document } = useLoaderData<typeof loader>()
  const { code } = useBrand()
  const language = useLanguage()
  const About = brandPageOf(code, 'about')
  const { title, description, keywords } = meta
  return (
    <>
      <PageHead title={title[language]} description={description[language]} keywords={keywords[language]} />
      <About document={document} />
    </>
  )
}
