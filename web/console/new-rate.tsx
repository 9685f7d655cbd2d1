import { useNavigate, useSearchParams } from 'react-router'
import type { RateFile } from '#contract/rates.ts'
import { type RateKind, rateKinds } from '#domain/rates/rate.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { RateForm } from './rates/rate-form.tsx'
import { useInitialRate } from './rates/use-initial-rate.ts'
import { ConsolePage } from './shared/console-page.tsx'
import { ratePath } from './shared/places.ts'
import { ReadState } from './shared/read-state.tsx'
import { useRead } from './shared/use-read.ts'

export const loader = () => null
const namespaces = ['quotes', 'ratesAdmin', 'requestsAdmin', 'prices'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function NewRatePage() {
  const { t } = useTranslation('ratesAdmin')
  const [query] = useSearchParams()
  const kind = rateKinds.find((known) => known === query.get('kind')) ?? 'ocean-lane'
  const from = query.get('from')
  const title = t('new.title', { kind: t(`kinds.${kind}`) })
  return (
    <ConsolePage head={title} title={title} lead={t('new.lead')} permission="publish-rates">
      {from ? <Copy rateId={from} /> : <EmptyRate key={kind} kind={kind} />}
    </ConsolePage>
  )
}

type InitialRate = Parameters<typeof RateForm>[0]['initial']

function NewRate({ kind, initial }: { kind: RateKind; initial: InitialRate }) {
  const navigate = useNavigate()
  const open = ({ rateId }: RateFile) => void navigate(ratePath(rateId))
  const back = `/console/rates?kind=${kind}`
  return <RateForm kind={kind} initial={initial} comparedVersionId={null} onSaved={open} back={back} />
}

/** Starts with everything of another rate except its code. */
function Copy({ rateId }: { rateId: string }) {
  const { t } = useTranslation('ratesAdmin')
  const { verdict, retry } = useRead('GET /api/console/rate', { query: { rateId } })
  if (!verdict?.ok) {
    const missing = { title: t('rate.missing'), text: t('rate.missingText') }
    return <ReadState verdict={verdict} retry={retry} missing={missing} />
  }
  return <NewRate kind={verdict.value.kind} initial={{ ...verdict.value, code: '' }} />
}

function EmptyRate({ kind }: { kind: RateKind }) {
  const { verdict, retry, initial } = useInitialRate(kind)
  if (!initial) return <ReadState verdict={verdict} retry={retry} />
  return <NewRate kind={kind} initial={initial} />
}
