import { ratePricing } from '#contract/rate-pricing.ts'
import { laneProblems } from '#domain/rates/lane-problems.ts'
import { isImportedKind, type RateKind } from '#domain/rates/rate.ts'
import { tariffProblems } from '#domain/rates/tariff-problems.ts'
import type { WrongFields } from '#domain/values/refusal.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { knownLanes } from './known-lanes.ts'

/** What is left of a body without the fields that the schema refuses. */
type Sent = {
  readonly kind?: RateKind
  readonly pricing?: unknown
  readonly companies?: readonly (string | undefined)[] | null
  readonly validFrom?: string
  readonly validTo?: string
}

/** A contract rate needs certified companies: no other company sees contract rates. */
export async function areCertified(db: Db, { companies }: Pick<Sent, 'companies'>): Promise<boolean> {
  const sent = (companies ?? []).filter((company) => company !== undefined)
  if (sent.length === 0) return true
  const cards = await findCompanyCards(db, sent)
  return new Set(sent).size === cards.filter(({ isCertified }) => isCertified).length
}

/** The parts of a pricing that match the schema; the rules are for these only. */
function validParts(kind: RateKind, pricing: unknown): Readonly<Record<string, unknown>> {
  const sent: Readonly<Record<string, unknown>> = Object(pricing)
  const parts = Object.entries(ratePricing[kind].shape).map(([field, schema]) => {
    const { data } = schema.safeParse(sent[field])
    return [field, data] as const
  })
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

/** A lane gets the same validation as a row of a sheet; a tariff needs its tiers and steps in order. */
async function pricingProblems(db: Db, { kind, pricing }: Sent): Promise<WrongFields> {
  if (kind === undefined) return {}
  const parts = validParts(kind, pricing)
  const problems = isImportedKind(kind)
    ? laneProblems(kind, parts, await knownLanes(db))
    : tariffProblems(kind, parts)
  return Object.fromEntries(
    [...problems]
      .filter(([field]) => (field.split('.')[0] ?? '') in parts)
      .map(([field, problem]) => [`pricing.${field}`, problem]),
  )
}

const isInconsistent = ({ validFrom, validTo }: Sent) =>
  validFrom !== undefined && validTo !== undefined && validFrom > validTo

/** Every wrong field of those that were sent. */
export async function rateProblems(db: Db, sent: Sent): Promise<WrongFields> {
  return {
    ...(isInconsistent(sent) && { validTo: 'inconsistent' }),
    ...(await pricingProblems(db, sent)),
    ...(!(await areCertified(db, sent)) && { companies: 'unknown-value' }),
  }
}
