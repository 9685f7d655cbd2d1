import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useBrand } from '#web/brands/brand-context.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page-context.ts'
import { ContentBody } from '#web/parts/content/content-body.tsx'
import { PageHead } from './page-head.tsx'
import { valueOrMissing } from './value-or-missing.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname
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
