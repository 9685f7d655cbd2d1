import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { loadNamespacesAndData } from '#web/language/load-namespaces.ts'
import { priceNamespaces } from '#web/language/messages.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { requestOf } from '#web/page/page-request.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'
import { ChooseFirst } from '#web/services/shared/choose-first.tsx'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { LineDepartures, LineFacts, LineSearch } from './line-parts.tsx'
import { readServices } from './read.ts'
import { Rotation } from './rotation-line.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const code = url.searchParams.get('code')?.trim()
  if (!code) return { service: null }
  const services = await readServices(requestOf(context).api)
  const service = services.find((one) => one.code === code)
  return { service: service ?? valueOrMissing({ ok: false, refusal: 'not-found', params: {} }) }
}

const namespaces = [...priceNamespaces, 'ocean'] as const

export const handle = { namespaces, queryNames: ['code'] }

export const clientLoader = loadNamespacesAndData<Awaited<ReturnType<typeof loader>>>(namespaces)
export const shouldRevalidate = revalidatesBy('code')

/** One liner service: rotation, next sailings, and a link to the price. */
export default function LineDetailPage() {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const { service } = useLoaderData<typeof loader>()
  const trail = [{ path: servicePaths.linerServices, name: t('lines.title') }]
  if (!service)
    return (
      <ServicePage title={t('line.title')} lead={t('lines.lead')} illustration="network" trail={trail}>
        <ChooseFirst text={t('line.choose')} path={servicePaths.linerServices} name={t('line.toList')} />
      </ServicePage>
    )
  return (
    <ServicePage
      title={service.name[language]}
      head={`${service.name[language]} - ${t('line.title')}`}
      lead={service.summary[language]}
      illustration="network"
      trail={trail}
    >
      <LineFacts service={service} />
      <Rotation service={service} />
      <LineSearch service={service} />
      <LineDepartures code={service.code} />
    </ServicePage>
  )
}
