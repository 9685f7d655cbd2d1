import { useSearchParams } from 'react-router'
import { type RequestKind, requestFields, requestKinds } from '#domain/quotes/requests/quote-request.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { defaultsOf, type RequestDefaults } from '#web/components/requests/details.ts'
import { RequestSection } from '#web/components/requests/request-section.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'

const defaultKind: RequestKind = 'ocean'
const kindOf = (text: string | null): RequestKind | undefined => requestKinds.find((kind) => kind === text)

/** A request of any kind; the URL may fill in its fields. */
export function NewQuoteRequest() {
  const [searchParams] = useSearchParams()
  const again = searchParams.get('again')
  const kind = kindOf(searchParams.get('kind'))
  const defaults: RequestDefaults = Object.fromEntries(
    requestFields.flatMap((field) => {
      const text = searchParams.get(field)
      return text ? [[field, text]] : []
    }),
  )
  return again ? (
    <RepeatedRequest number={again} kind={kind} defaults={defaults} />
  ) : (
    <RequestForKind kind={kind ?? defaultKind} defaults={defaults} />
  )
}

type RepeatedRequestProps = {
  readonly number: string
  /** If another kind than before was chosen. */
  readonly kind: RequestKind | undefined
  readonly defaults: RequestDefaults
}

/** Repeats a former request. One that the user cannot see is filled in from the URL. */
function RepeatedRequest({ number, kind, defaults }: RepeatedRequestProps) {
  const query = useCallQuery('GET /api/requests/request', { query: { number } })
  if (query.status === 'refused' && query.refusal.refusal === 'not-found')
    return <RequestForKind kind={kind ?? defaultKind} defaults={defaults} />
  return (
    <QueryState query={query}>
      {(request) => (
        <RequestForKind
          kind={kind ?? request.kind}
          defaults={defaultsOf(request.details, shanghaiDay(new Date()))}
        />
      )}
    </QueryState>
  )
}

function RequestForKind({ kind, defaults }: { kind: RequestKind; defaults: RequestDefaults }) {
  const { t } = useTranslation('myQuotes')
  const [query, setQuery] = useSearchParams()
  const choose = (chosen: string) =>
    setQuery(
      (current) => {
        current.set('kind', chosen)
        return current
      },
      { replace: true },
    )
  // The values that the URL gives, whatever the service.
  const start = new URLSearchParams(query)
  start.delete('kind')
  return (
    <>
      <SelectField
        name="kind"
        label={t('request.kindOf')}
        defaultValue={kind}
        choices={requestKinds.map((each) => ({ value: each, label: t(`requests:kinds.${each}`) }))}
        onChosen={choose}
      />
      <RequestSection key={kind} kind={kind} defaults={defaults} draftStart={start.toString()} />
    </>
  )
}
