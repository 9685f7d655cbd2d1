import type { Language } from '#domain/brands/brand.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { type InclusionGroup, type InclusionItem, inclusionGroups } from '#domain/quotes/inclusions.ts'
import { chargesAfter, type FreeTimeTrigger, freeTimeTriggers } from '#domain/quotes/offers/free-days.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { Doors } from '#domain/quotes/terms.ts'
import { chargeName } from '#domain/tariffs/charge-name.ts'
import { prepaidDueOn } from '#domain/tariffs/ocean/prepaid-due.ts'
import type { Translate } from './explain.ts'
import { explainCargo } from './explain-cargo.ts'

/** The parts of a quote that its terms are written from. */
export type TermsSource = Pick<Quote, 'terms' | 'contingentCharges'> & {
  readonly isCollected: boolean
  /** Of a sailing. */
  readonly departsOn?: string | undefined
}

export type InclusionTexts = {
  readonly group: InclusionGroup
  readonly title: string
  readonly items: readonly string[]
}

export type Statement = { readonly name: string; readonly text: string }

type Writer = {
  readonly language: Language
  readonly translate: Translate
  /** Translates `quotes.offerTerms.<key>`. */
  readonly write: Translate
}

function itemText(item: InclusionItem, group: InclusionGroup, { language, write }: Writer): string {
  const { fee, rule, service, side } = item
  const name = fee
    ? chargeName({ fee, ...(rule !== undefined && { rule }) })[language]
    : write(`services.${service}`)
  const placed = group === 'atDestination' ? write(fee ? 'inTotal' : 'notInTotal', { name }) : name
  return side ? write('bySide', { name: placed, side: write(`sides.${side}`) }) : placed
}

const writerOf = (language: Language, translate: Translate): Writer => ({
  language,
  translate,
  write: (key, params) => translate(`quotes.offerTerms.${key}`, params),
})

/** Included, paid at destination, not included; a group without items is left out. */
export function explainInclusions(
  { terms }: Pick<Quote, 'terms'>,
  language: Language,
  translate: Translate,
): readonly InclusionTexts[] {
  if (!terms) return []
  const writer = writerOf(language, translate)
  return inclusionGroups
    .map((group) => ({
      group,
      title: writer.write(`groups.${group}`),
      items: terms.inclusions[group].map((item) => itemText(item, group, writer)),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Each in its own words: the name of a district of ours, the place abroad as the customer wrote it. */
const doorTexts = ({ district, deliveryPlace }: Doors, { write }: Writer): Statement[] => [
  ...(district === undefined
    ? []
    : [{ name: write('names.district'), text: write('district', { district }) }]),
  ...(deliveryPlace === undefined ? [] : [{ name: write('names.deliveryPlace'), text: deliveryPlace }]),
]

/** The free days and the price of each day after them, for each container type. */
function freeTimeText(
  trigger: FreeTimeTrigger,
  charges: Quote['contingentCharges'],
  { language, translate, write }: Writer,
): Statement[] {
  const own = chargesAfter(trigger, charges)
  if (own.length === 0) return []
  const texts = own.map(({ params, unitPrice }) =>
    write('freeTimeOf', {
      type: String(params.type),
      count: Number(params.freeDays),
      price: formatMoney(unitPrice, language),
    }),
  )
  return [{ name: write(`freeTime.${trigger}`), text: texts.join(translate('quotes.semicolon')) }]
}

function paymentTexts(
  { terms, isCollected, departsOn }: TermsSource,
  { language, write }: Writer,
): Statement[] {
  const days = terms?.prepaidDueDays
  if (days === undefined) return []
  const due = departsOn === undefined ? undefined : formatDay(prepaidDueOn(departsOn, days), language, 'date')
  return [
    {
      name: write('names.prepaid'),
      text: due === undefined ? write('prepaid', { days }) : write('prepaidBy', { days, day: due }),
    },
    ...(isCollected ? [{ name: write('names.collect'), text: write('collect') }] : []),
  ]
}

/** Everything a quote states beside prices and charges: Incoterm, bill, free time, payment, insurance, remarks. */
export function explainTerms(
  source: TermsSource,
  language: Language,
  translate: Translate,
): readonly Statement[] {
  const writer = writerOf(language, translate)
  const { write } = writer
  const { terms, contingentCharges } = source
  const { incoterm, billType, doors, cargo, truckingInsurance, carrierRemark } = terms ?? {}
  return [
    ...(doors ? doorTexts(doors, writer) : []),
    ...(cargo ? explainCargo(cargo, write) : []),
    ...(incoterm ? [{ name: write('names.incoterm'), text: write(`incoterms.${incoterm}`) }] : []),
    ...(billType ? [{ name: write('names.bill'), text: write(`bills.${billType}`) }] : []),
    ...freeTimeTriggers.flatMap((trigger) => freeTimeText(trigger, contingentCharges, writer)),
    ...paymentTexts(source, writer),
    ...(truckingInsurance
      ? [
          {
            name: write('names.insurance'),
            text: write('insurance', {
              perAccident: formatMoney(truckingInsurance.perAccident, language),
              theftAddOn: formatMoney(truckingInsurance.theftAddOn, language),
            }),
          },
        ]
      : []),
    ...(carrierRemark ? [{ name: write('names.carrierRemark'), text: carrierRemark }] : []),
  ]
}
