import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ContentBody } from '#web/components/content/content-body.tsx'
import { useLanguage } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { requestOf } from '#web/page/page-request.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'

export const handle = { queryNames: [] }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const path = url.pathname
  return valueOrMissing(await requestOf(context).api('GET /api/content/page', { query: { path } }))
}

export default function ContentPage() {
  const document = useLoaderData<typeof loader>()
  const { name } = useBrand()
  const title = `${document.title} - ${name[useLanguage()]}`
  return (
    <>
      <PageHead title={title} description={document.summary} keywords={document.keywords} />
      <ContentBody document={document} />
    </>
  )
}
