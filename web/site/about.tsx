import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { faceOf } from '#web/brands/face.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { requestOf } from '#web/page/page-request.ts'
import '#web/parts/content/content-sections.tsx'
import '#web/parts/home/sections.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { valueOrMissing } from '#web/page/value-or-missing.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return valueOrMissing(
    await requestOf(context).api('GET /api/content/page', { query: { path: '/aboutUs' } }),
  )
}

/** About-us is the brand's own. */
export default function AboutPage() {
  const document = useLoaderData<typeof loader>()
  const { code, meta } = useBrand()
  const language = useLanguage()
  const { About } = faceOf(code)
  const { title, description, keywords } = meta.about
  return (
    <>
      <PageHead title={title[language]} description={description[language]} keywords={keywords[language]} />
      <About document={document} />
    </>
  )
}
