import { useNavigate, useSearchParams } from 'react-router'
import type { RateFile } from '#contract/rates.ts'
import { type RateKind, rateKinds } from '#domain/rates/rate.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { initialRate } from './rates/form/initial-rate.ts'
import { RateForm } from './rates/form/rate-form.tsx'
import { publishPath } from './rates/publishing/publish-path.ts'
import { ConsolePage } from './shared/console-page.tsx'
import { FoundState } from './shared/found-state.tsx'
import { ratePath } from './shared/sections.ts'

export const loader = () => null
const namespaces = ['quotes', 'ratesAdmin', 'requestsAdmin', 'prices'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function NewRatePage() {
  const { t } = useTranslation('ratesAdmin')
  const [searchParams] = useSearchParams()
  const kind = rateKinds.find((known) => known === searchParams.get('kind')) ?? 'ocean-lane'
  const from = searchParams.get('from')
  const title = t(`new.titles.${kind}`)
  return (
    <ConsolePage head={title} title={title} lead={t('new.lead')} permission="publish-rates">
      {from ? <Copy rateId={from} /> : <EmptyRate key={kind} kind={kind} />}
    </ConsolePage>
  )
}

type InitialRate = Parameters<typeof RateForm>[0]['initial']

function NewRate({ kind, initial }: { kind: RateKind; initial: InitialRate }) {
  const navigate = useNavigate()
  const open = ({ rateId }: RateFile, publishes: boolean) =>
    void navigate(publishes ? publishPath(rateId) : ratePath(rateId))
  const back = `/console/rates?kind=${kind}`
  return <RateForm kind={kind} initial={initial} comparedVersionId={null} onSaved={open} back={back} />
}

/** Starts with everything of another rate except its code. */
function Copy({ rateId }: { rateId: string }) {
  const { t } = useTranslation('ratesAdmin')
  const query = useCallQuery('GET /api/console/rate', { query: { rateId } })
  return (
    <FoundState query={query} missing={{ title: t('rate.missing'), text: t('rate.missingText') }}>
      {(rate) => <NewRate kind={rate.kind} initial={{ ...rate, code: '' }} />}
    </FoundState>
  )
}

function EmptyRate({ kind }: { kind: RateKind }) {
  const [link] = useSearchParams()
  const query = useCallQuery('GET /api/console/rate/pattern', { query: { kind } })
  return (
    <QueryState query={query} skeleton={{ rows: 8 }}>
      {({ pricing }) => <NewRate kind={kind} initial={initialRate(pricing, link)} />}
    </QueryState>
  )
}
