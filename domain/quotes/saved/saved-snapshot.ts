import type { Offer } from '#domain/quotes/offers/offer.ts'
import { canonicalText } from '#domain/quotes/query/canonical.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { payerTotalsOf, remainder } from '#domain/quotes/totals.ts'
import { endOfValidDay } from '#domain/quotes/validity.ts'

/*
 * Saved quotes keep their bytes for ever: a snapshot is what its digest proves. When a field is renamed, raise the
 * version and add a step here that brings the older shape up to date; never change what is stored.
 */

type Json = { readonly [name: string]: unknown }
type Names = Readonly<Record<string, string>>
type Step = (older: Json) => Json

const renameFields = (value: Json, names: Names): Json =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [names[name] ?? name, part]))

const listAt = (value: Json, name: string): readonly Json[] => (value[name] ?? []) as readonly Json[]
const objectAt = (value: Json, name: string): Json => (value[name] ?? {}) as Json

const newKeys: Names = { washing: 'cleaning', 'empty-run': 'dry-run' }
const newKey = (key: unknown): unknown => newKeys[String(key)] ?? key

/** `reckoned` is a parameter of the rule for a warehouse's minimum charge. */
const newParams = (line: Json): Json => renameFields(objectAt(line, 'facts'), { reckoned: 'calculated' })

const lineFromFirst: Step = ({ facts, rule, ...line }) => ({
  ...line,
  rule: newKey(rule),
  params: newParams({ facts }),
})

const contingentChargeFromFirst: Step = ({ facts, trigger, ...contingentCharge }) => ({
  ...renameFields(contingentCharge, { subject: 'variant' }),
  trigger: newKey(trigger),
  params: newParams({ facts }),
})

const fromFirst: Step = ({ subject, quote, ...offer }) => {
  const { possible, lines, ...rest } = quote as Json
  return {
    ...offer,
    item: subject,
    quote: {
      ...rest,
      lines: listAt({ lines }, 'lines').map(lineFromFirst),
      contingentCharges: listAt({ possible }, 'possible').map(contingentChargeFromFirst),
    },
  }
}

const itemFromSecond: Step = ({ sailing, ...item }) => ({
  ...item,
  ...(sailing !== undefined && { sailing: renameFields(sailing as Json, { service: 'linerService' }) }),
})

const fromSecond: Step = ({ item, quote, ...offer }) => {
  const { lines, contingentCharges, ...rest } = quote as Json
  return {
    ...renameFields(offer, { service: 'mode' }),
    item: itemFromSecond(item as Json),
    quote: {
      ...rest,
      lines: listAt({ lines }, 'lines').map((line) =>
        renameFields(line, { service: 'mode', terms: 'paymentTerm' }),
      ),
      contingentCharges: listAt({ contingentCharges }, 'contingentCharges').map((contingentCharge) =>
        renameFields(contingentCharge, { service: 'mode' }),
      ),
    },
  }
}

const fromThird: Step = ({ quote, ...offer }) => {
  const { lines, ...rest } = quote as Json
  return {
    ...offer,
    quote: {
      ...renameFields(rest, { rates: 'exchangeRates' }),
      lines: listAt({ lines }, 'lines').map((line) => renameFields(line, { rate: 'exchangeRate' })),
    },
  }
}

const truckingRules: Names = { haulage: 'lane-price', 'haulage-before-toll': 'lane-price-before-toll' }

const fromFourth: Step = ({ quote, ...offer }) => {
  const lines = listAt(quote as Json, 'lines').map((line) => ({
    ...line,
    rule: truckingRules[String(line.rule)] ?? line.rule,
  }))
  return { ...offer, quote: { ...(quote as Json), lines } }
}

/** A quote was valid until the end of a day; it is until an instant. */
const fromFifth: Step = ({ validUntil, ...offer }) => ({
  ...offer,
  validUntil: endOfValidDay(String(validUntil)),
})

/**
 * Payers had no totals. Tax was rounded over the lines of both, and that total was promised: the shipper pays what the
 * consignee does not.
 */
const fromSixth: Step = ({ quote, ...offer }) => {
  const saved = quote as Quote
  const consignee = payerTotalsOf(saved.lines).consignee
  const payers = { shipper: remainder(saved, consignee), consignee }
  return { ...offer, quote: { ...saved, payers, perType: [] } }
}

/** Quotes stated no terms; what is not in the saved bytes was not promised. */
const fromSeventh: Step = ({ quote, ...offer }) => ({ ...offer, quote: { ...(quote as Json), terms: null } })

const containerDayFees: Readonly<Record<string, readonly string[]>> = {
  depot: ['STORAGE', 'PLUG'],
  ocean: ['DET', 'DEM', 'DDM', 'DDT'],
}
const newUnit = ({ mode, fee }: Json, unit: unknown): unknown =>
  unit === 'day' && containerDayFees[String(mode)]?.includes(String(fee)) ? 'container-day' : unit

/** The days of several containers were counted as days. */
const fromEighth: Step = ({ quote, ...offer }) => {
  const { lines, contingentCharges, ...rest } = quote as Json
  return {
    ...offer,
    quote: {
      ...rest,
      lines: listAt({ lines }, 'lines').map((line) => {
        const { unit, ...quantity } = objectAt(line, 'quantity')
        return { ...line, quantity: { ...quantity, unit: newUnit(line, unit) } }
      }),
      contingentCharges: listAt({ contingentCharges }, 'contingentCharges').map((charge) => ({
        ...charge,
        unit: newUnit(charge, charge.unit),
      })),
    },
  }
}

/** Each step leads to the next version; the last leads to today's. */
const snapshotSteps: readonly Step[] = [
  fromFirst,
  fromSecond,
  fromThird,
  fromFourth,
  fromFifth,
  fromSixth,
  fromSeventh,
  fromEighth,
]
const snapshotVersion = snapshotSteps.length + 1

/** The first two versions do not name their version: they differ in the name of the item. */
const versionOfSnapshot = ({ version, subject }: Json): number => {
  if (typeof version === 'number') return version
  return subject === undefined ? 2 : 1
}

function upgrade(saved: Json, version: number, steps: readonly Step[]): Json {
  if (version > steps.length + 1)
    throw new Error(`Version ${version} of a saved quote is newer than this program`)
  const { version: _version, ...latest } = steps
    .slice(version - 1)
    .reduce((older, step) => step(older), saved)
  return latest
}

export const formatSnapshot = (offer: Offer): string => canonicalText({ ...offer, version: snapshotVersion })

/** A saved offer in today's shape, whichever version it was saved in. */
export function readSnapshot(text: string): Offer {
  const saved: Json = JSON.parse(text)
  return upgrade(saved, versionOfSnapshot(saved), snapshotSteps) as Offer
}

/** A query as the database holds it, in any version. */
export type SavedQuery = { readonly version?: number } & Json

const queryFromFirst: Step = ({ services, ...query }) => ({
  ...renameFields(query, { service: 'mode', terms: 'paymentTerms', washings: 'cleanings' }),
  ...(services !== undefined && {
    addOns: listAt({ services }, 'services').map((addOn) => renameFields(addOn, { service: 'kind' })),
  }),
})

const querySteps: readonly Step[] = [queryFromFirst]
const queryVersion = querySteps.length + 1

export const toSavedQuery = (query: QuoteQuery): SavedQuery => ({ ...query, version: queryVersion })

export const readSavedQuery = (saved: SavedQuery): QuoteQuery =>
  upgrade(saved, saved.version ?? 1, querySteps) as QuoteQuery
