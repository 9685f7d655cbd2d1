import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { type RequestKind, requestFields, requestKinds } from '#domain/quotes/quote-request.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { defaultsOf, type RequestDefaults } from '#web/components/requests/details.ts'
import { RequestSection } from '#web/components/requests/request-section.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { Answered } from '#web/workbench/shell/answered.tsx'
import { useAnswer } from '#web/workbench/shell/use-answer.ts'
import { findRequest } from './ask-again.ts'

const kindOf = (text: string | null): RequestKind | undefined => requestKinds.find((kind) => kind === text)

/** A request of any kind; what the address knows is filled in, so that nothing is typed twice. */
export function Ask() {
  const [query] = useSearchParams()
  const again = query.get('again')
  const kind = kindOf(query.get('kind'))
  const defaults: RequestDefaults = Object.fromEntries(
    requestFields.flatMap((field) => {
      const text = query.get(field)
      return text ? [[field, text]] : []
    }),
  )
  return again ? (
    <Again number={again} kind={kind} defaults={defaults} />
  ) : (
    <Asking kind={kind ?? 'ocean'} defaults={defaults} />
  )
}

type AgainProps = {
  readonly number: string
  /** Another than before, where one is chosen. */
  readonly kind: RequestKind | undefined
  readonly defaults: RequestDefaults
}

/** What was asked once is asked once more. */
function Again({ number, kind, defaults }: AgainProps) {
  const find = useCallback(() => findRequest(number), [number])
  const asked = useAnswer(find)
  return (
    <Answered asked={asked}>
      {(request) => (
        <Asking
          kind={kind ?? request?.kind ?? 'ocean'}
          defaults={request ? defaultsOf(request.details, shanghaiDay(new Date())) : defaults}
        />
      )}
    </Answered>
  )
}

function Asking({ kind, defaults }: { kind: RequestKind; defaults: RequestDefaults }) {
  const { t } = useTranslation('myQuotes')
  const [, setQuery] = useSearchParams()
  const choose = (chosen: string) =>
    setQuery(
      (query) => {
        query.set('kind', chosen)
        return query
      },
      { replace: true },
    )
  return (
    <>
      <SelectField
        name="kind"
        label={t('request.kindOf')}
        defaultValue={kind}
        choices={requestKinds.map((each) => ({ value: each, label: t(`requests:kinds.${each}`) }))}
        onChosen={choose}
      />
      <RequestSection key={kind} kind={kind} defaults={defaults} />
    </>
  )
}
