import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { ContentBody } from '#web/components/content/content-body.tsx'
import { LeaveGuard } from '#web/components/drafts/leave-guard.tsx'
import { gateNamespaces } from '#web/components/gate/gate.tsx'
import { RequestSection } from '#web/components/requests/request-section.tsx'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { formNamespaces, requestNamespaces } from '#web/language/messages.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { requestOf } from '#web/page/page-request.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'

/** The kind of request by page. */
const kinds: Readonly<Record<string, RequestKind>> = {
  '/service/declare': 'customs',
  '/service/soc': 'soc',
  '/service/staticpages/rail': 'rail',
  '/service/staticpages/airfreight': 'air',
  '/route/airtrans': 'air',
  '/preport/barge': 'barge',
  '/preport/ict': 'inland-terminal',
  '/service/glj/containermanagement': 'container-management',
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const path = url.pathname
  const document = await requestOf(context).api('GET /api/content/page', { query: { path } })
  return { document: valueOrMissing(document), kind: kinds[path.toLowerCase()] ?? 'air' }
}

const namespaces = [...formNamespaces, ...gateNamespaces, ...requestNamespaces] as const

export const handle = { namespaces, queryNames: [] }

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)
/** A page about a service with its request form. */
export default function RequestPage() {
  const { document, kind } = useLoaderData<typeof loader>()
  const { t } = useTranslation('requests')
  const { name } = useBrand()
  const title = `${document.title} - ${name[useLanguage()]}`
  return (
    <>
      <PageHead title={title} description={document.summary} keywords={document.keywords} />
      <ContentBody
        document={document}
        end={{ id: 'request', title: t('title'), body: <RequestSection key={kind} kind={kind} /> }}
      />
      <LeaveGuard />
    </>
  )
}
