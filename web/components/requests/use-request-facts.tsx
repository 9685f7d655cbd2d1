import type { RequestDetails } from '#contract/request-details.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { type RequestField, type RequestKind, requestFields } from '#domain/quotes/requests/quote-request.ts'
import { useSession } from '#web/client/session-state.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useRequestLabel } from './use-request-label.ts'

const grouped = (figure: string | number | undefined) => figure && formatAmount(String(figure))

/** What a request asks for, as terms and values: known places in the language of the page, the rest as typed. */
export function useRequestFacts(kind: RequestKind, details: RequestDetails) {
  const { t } = useTranslation('requests')
  const { typed } = useNames()
  const language = useLanguage()
  const labelOf = useRequestLabel(kind, 'requests')
  const modes = useSession((state) => state.dictionaries.customsTradeMode) ?? []
  const { from, to, containers, readyOn, tradeMode, shipperOwned, ...others } = details
  const { insuredValue, weightKg, cargoWeightKg, ...plain } = others
  const texts: Readonly<Partial<Record<RequestField, string | number>>> = {
    ...plain,
    from: from && typed(from),
    to: to && typed(to),
    insuredValue: grouped(insuredValue),
    weightKg: grouped(weightKg),
    cargoWeightKg: grouped(cargoWeightKg),
    containers: containers?.map(({ type, count }) => `${count} × ${type}`).join(' + '),
    readyOn: readyOn && formatDay(readyOn, language, 'date'),
    shipperOwned: shipperOwned ? t('cargo.shipperOwned') : undefined,
    tradeMode: modes.find(({ value }) => value === tradeMode)?.label,
  }
  return requestFields.map((field) => {
    const text = texts[field]
    return { term: labelOf(field), value: text && <TypedText text={String(text)} /> }
  })
}
