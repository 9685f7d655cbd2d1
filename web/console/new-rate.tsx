import { useNavigate, useSearchParams } from 'react-router'
import type { RateFile } from '#contract/rates.ts'
import { type RateKind, rateKinds } from '#domain/rates/rate.ts'
import { withLesson } from '#web/language/lessons-at.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { useBeginning } from './rates/beginning.ts'
import { RateForm } from './rates/rate-form.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import { ratePath } from './shared/places.ts'
import { ReadState } from './shared/read-state.tsx'
import { useRead } from './shared/use-read.ts'

export const loader = () => null
export const clientLoader = withLesson('admin', 'prices')

export default function NewRatePage() {
  const { t } = useTranslation('ratesAdmin')
  const [query] = useSearchParams()
  const kind = rateKinds.find((known) => known === query.get('kind')) ?? 'ocean-lane'
  const from = query.get('from')
  const title = t('new.title', { kind: t(`kinds.${kind}`) })
  return (
    <ConsolePage head={title} title={title} lead={t('new.lead')} permission="publish-rates">
      {from ? <Copy rateId={from} /> : <Fresh key={kind} kind={kind} />}
    </ConsolePage>
  )
}

type Beginning = Parameters<typeof RateForm>[0]['from']

function New({ kind, from }: { kind: RateKind; from: Beginning }) {
  const navigate = useNavigate()
  const opened = ({ rateId }: RateFile) => void navigate(ratePath(rateId))
  return (
    <RateForm kind={kind} from={from} basedOn={null} onSaved={opened} back={`/console/rates?kind=${kind}`} />
  )
}

/** All of another rate but its code. */
function Copy({ rateId }: { rateId: string }) {
  const { t } = useTranslation('ratesAdmin')
  const { verdict, retry } = useRead('GET /api/console/rate', { query: { rateId } })
  if (!verdict?.ok) {
    const missing = { title: t('rate.missing'), text: t('rate.missingText') }
    return <ReadState verdict={verdict} retry={retry} missing={missing} />
  }
  return <New kind={verdict.value.kind} from={{ ...verdict.value, code: '' }} />
}

function Fresh({ kind }: { kind: RateKind }) {
  const { verdict, retry, from } = useBeginning(kind)
  if (!from) return <ReadState verdict={verdict} retry={retry} />
  return <New kind={kind} from={from} />
}
