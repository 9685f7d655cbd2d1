import type { Offer } from './offer.ts'

/*
 * Saved quotes keep their bytes for ever: a snapshot is what its digest proves. When a field is renamed, add a step here
 * that brings the older shape up to date; never change what is stored.
 */

type Json = { readonly [name: string]: unknown }
type Names = Readonly<Record<string, string>>
type Step = (older: Json) => Json

const renameFields = (value: Json, names: Names): Json =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [names[name] ?? name, part]))

const listAt = (value: Json, name: string): readonly Json[] => (value[name] ?? []) as readonly Json[]

const newKeys: Names = { washing: 'cleaning', 'empty-run': 'dry-run' }
const newKey = (key: unknown): unknown => newKeys[String(key)] ?? key

/** `reckoned` is a parameter of the rule for a warehouse's minimum charge. */
const newParams = (facts: unknown): Json => renameFields((facts ?? {}) as Json, { reckoned: 'calculated' })

const lineFromFirst: Step = ({ facts, rule, ...line }) => ({
  ...line,
  rule: newKey(rule),
  params: newParams(facts),
})

const contingencyFromFirst: Step = ({ facts, trigger, ...contingency }) => ({
  ...renameFields(contingency, { subject: 'variant' }),
  trigger: newKey(trigger),
  params: newParams(facts),
})

const fromFirst: Step = ({ subject, quote, ...offer }) => {
  const { possible, lines, ...rest } = quote as Json
  return {
    ...offer,
    item: subject,
    quote: {
      ...rest,
      lines: listAt({ lines }, 'lines').map(lineFromFirst),
      contingentCharges: listAt({ possible }, 'possible').map(contingencyFromFirst),
    },
  }
}

/** A saved offer in today's shape; the first version named its item `subject`. */
export function readSnapshot(text: string): Offer {
  const saved: Json = JSON.parse(text)
  return (saved.subject === undefined ? saved : fromFirst(saved)) as Offer
}
