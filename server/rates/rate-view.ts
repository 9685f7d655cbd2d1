import type { RateFile, RateListRow, RateRow } from '#contract/rates.ts'
import { isImportedKind, lanePriceFields, rateState } from '#domain/rates/rate.ts'
import { type CompanyCard, findCompanyCards } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { RateDeps } from './deps.ts'
import { previousPricings } from './imports/previous-prices-store.ts'
import { withEvents } from './rate-events.ts'
import { costsOf, listVersions, type RateCost, type StoredRate } from './rate-store.ts'
import { staffNames } from './staff-names.ts'

type Names = {
  readonly staff: ReadonlyMap<string, string>
  readonly companies: ReadonlyMap<string, CompanyCard>
}

async function namesOf(deps: RateDeps, db: Db, rows: readonly StoredRate[]): Promise<Names> {
  const cards = await findCompanyCards(
    db,
    rows.flatMap(({ companies }) => companies ?? []),
  )
  return {
    staff: await staffNames(
      deps,
      db,
      rows.map(({ staffId }) => staffId),
    ),
    companies: new Map(cards.map((card) => [card.companyId, card])),
  }
}

const pricesOf = ({ kind, pricing }: Pick<StoredRate, 'kind' | 'pricing'>): RateRow['prices'] => {
  if (!isImportedKind(kind)) return null
  return (pricing as Readonly<Record<string, RateRow['prices']>>)[lanePriceFields[kind]] ?? null
}

const viewRow = (row: StoredRate, { staff, companies }: Names, now: Date): RateRow => ({
  rateId: row.id,
  kind: row.kind,
  code: row.code,
  version: row.version,
  state: rateState(row, now),
  port: row.port,
  place: row.place,
  brands: row.brands,
  companies:
    row.companies?.map((companyId) => ({ companyId, name: companies.get(companyId)?.name ?? '' })) ?? null,
  prices: pricesOf(row),
  validFrom: row.validFrom,
  validTo: row.validTo,
  publishAt: row.publishAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  archiveReason: row.archiveReason,
  isKept: row.publishedWith !== null,
  importId: row.importId,
  savedBy: (row.staffId && staff.get(row.staffId)) ?? '',
  savedAt: row.savedAt.toISOString(),
})

async function viewRates(deps: RateDeps, db: Db, rows: readonly StoredRate[]): Promise<RateRow[]> {
  const names = await namesOf(deps, db, rows)
  const now = deps.clock.now()
  return rows.map((row) => viewRow(row, names, now))
}

type Lane = { readonly carrier?: string; readonly service?: string }

/** The rows of the list; the cost is for those who set prices. */
export async function viewListRows(
  deps: RateDeps,
  db: Db,
  rows: readonly StoredRate[],
  seesCost: boolean,
): Promise<RateListRow[]> {
  const ids = rows.map(({ id }) => id)
  const views = await viewRates(deps, db, rows)
  const previous = await previousPricings(db, ids)
  const costs = seesCost ? await costsOf(db, ids) : new Map<string, RateCost>()
  return rows.flatMap(({ id, kind, pricing }, index) => {
    const view = views[index]
    // Only ocean lanes have a carrier and a liner service.
    const { carrier = null, service = null } = pricing as Lane
    const cost = costs.get(id)
    const before = previous.get(id)
    const previousPrices = before === undefined ? null : pricesOf({ kind, pricing: before })
    return view ? [{ ...view, carrier, service, previousPrices, cost: cost ? { ...cost } : null }] : []
  })
}

const historyShown = 100

/** A version with its cost and the history of its code. */
export async function viewRateFile(deps: RateDeps, db: Db, stored: StoredRate): Promise<RateFile> {
  const versions = await listVersions(db, stored, historyShown)
  const [row, ...history] = await viewRates(deps, db, [stored, ...versions])
  if (!row) throw new Error('The rate has no view')
  const cost = (await costsOf(db, [stored.id])).get(stored.id)
  const keptWith = new Map(versions.flatMap(({ id, publishedWith: by }) => (by ? [[id, by] as const] : [])))
  const events = await withEvents(deps, db, history, keptWith)
  return { ...row, pricing: stored.pricing, history: events, cost: cost ? { ...cost } : null }
}
