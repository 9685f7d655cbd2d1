import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { customerPortal } from '#domain/contacts/portal.ts'
import { faceOf } from '#web/brands/face.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { requestOf } from '#web/page/page-request.ts'
import '#web/parts/home/sections.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { valueOrMissing } from '#web/page/value-or-missing.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requestOf(context)
  const [activities, contacts] = await Promise.all([
    api('POST /api/ops/opsActivityConfiguration/activity', {}),
    api('GET /api/ops/serviceContact/getServiceContact', { query: { platformName: customerPortal } }),
  ])
  return { activities: valueOrMissing(activities), contacts: valueOrMissing(contacts) }
}

/** The home page is the brand's own. */
export default function HomePage() {
  const given = useLoaderData<typeof loader>()
  const { code, meta } = useBrand()
  const language = useLanguage()
  const { Home } = faceOf(code)
  const { title, description, keywords } = meta.home
  return (
    <>
      <PageHead title={title[language]} description={description[language]} keywords={keywords[language]} />
      <Home {...given} />
    </>
  )
}
