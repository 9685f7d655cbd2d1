import { useSearchParams } from 'react-router'
import {
  type RequestField,
  type RequestKind,
  requestFields,
  requestKinds,
} from '#domain/quotes/offer-request.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { RequestSection } from '#web/parts/requests/request-section.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const kindOf = (text: string | null): RequestKind => requestKinds.find((kind) => kind === text) ?? 'ocean'

/** A request of any kind; what the address knows is filled in, so that nothing is typed twice. */
export function Ask() {
  const { t } = useTranslation('myQuotes')
  const [query, setQuery] = useSearchParams()
  const kind = kindOf(query.get('kind'))
  const defaults: Partial<Record<RequestField, string>> = Object.fromEntries(
    requestFields.flatMap((field) => {
      const text = query.get(field)
      return text ? [[field, text]] : []
    }),
  )
  return (
    <>
      <SelectField
        name="kind"
        label={t('request.kindOf')}
        defaultValue={kind}
        choices={requestKinds.map((each) => ({ value: each, label: t(`requests:kinds.${each}`) }))}
        onChosen={(value) => setQuery({ show: 'ask', kind: value }, { replace: true })}
      />
      <RequestSection key={kind} kind={kind} defaults={defaults} />
    </>
  )
}
