import type { QueryOf } from '#domain/quotes/query/query.ts'
import { readSearchParams, textsOfSearchParams } from '#domain/quotes/query/query-codec.ts'
import { oceanFields } from '#domain/quotes/query/query-tables.ts'
import { cargoFields } from '#domain/quotes/requests/quote-request.ts'
import { formatContainers } from '#web/components/containers/containers.ts'
import { useNames } from '#web/components/places/use-names.ts'
import type { RequestDefaults } from '#web/components/requests/details.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { containersFrom, paymentTermFields } from './ocean-query.ts'
import { useAddOnText } from './use-add-on-text.ts'

type Query = Partial<QueryOf<'ocean'>>

/** What was chosen beside lane, containers and cargo, one line each, as the search form names it. */
function useChoicesText(): (query: Query, params: URLSearchParams) => string {
  const { t } = useTranslation('prices')
  const names = useNames()
  const addOnText = useAddOnText()
  return (query, params) => {
    const { incoterm, billType, carrier, etdTo, addOns = [] } = query
    const isTyped = (name: 'billsOfLading') => params.has(oceanFields[name].key)
    const rows: readonly (readonly [string, string | number | undefined])[] = [
      [t('form.etdTo'), etdTo],
      [t('form.carrier'), carrier && names.carrier(carrier)],
      [t('form.incoterm'), incoterm],
      ...paymentTermFields.map(([name, part]) => {
        const isChosen = params.has(oceanFields.paymentTerms[part].key)
        const term = query.paymentTerms?.[part]
        return [t(`form.${name}`), isChosen && term ? t(`form.${term}`) : undefined] as const
      }),
      [t('form.billType'), billType && t(`form.billTypes.${billType}`)],
      [t('form.billsOfLading'), isTyped('billsOfLading') ? query.billsOfLading : undefined],
    ]
    const lines = rows.filter(([, value]) => value !== undefined).map(([name, value]) => `${name}: ${value}`)
    return [...lines, ...addOns.map(addOnText)].join('\n')
  }
}

/** Everything that a search says, as the values that a request to staff starts with. */
export function useRequestOfSearch(): (params: URLSearchParams) => RequestDefaults {
  const names = useNames()
  const choicesText = useChoicesText()
  return (params) => {
    const { query } = readSearchParams('ocean', params)
    const texts = textsOfSearchParams('ocean', params)
    const portName = (code: string) => (code === '' ? '' : names.port(code))
    return {
      from: portName(texts.pol),
      to: portName(texts.pod),
      containers: formatContainers(containersFrom(params)),
      readyOn: texts.etdFrom,
      goods: texts.goods,
      ...Object.fromEntries(cargoFields.map((field) => [field, texts[field]])),
      ...(query.shipperOwned && { shipperOwned: 'true' }),
      remark: choicesText(query, params),
    }
  }
}
