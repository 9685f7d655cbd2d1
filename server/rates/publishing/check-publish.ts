import type { checkImport as checkImportCall } from '#contract/rate-imports.ts'
import type { checkPublish as checkPublishCall, PublishCheck } from '#contract/rate-publishing.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import {
  type Finding,
  type FindingCounts,
  findingsOf,
  type Prices,
  type PublicRate,
  publishFindings,
} from '#domain/rates/publish-check.ts'
import { isImportedKind, lanePriceFields, type RatePricing } from '#domain/rates/rate.ts'
import type { Prepared } from '#domain/rates/second-person.ts'
import { overlap } from '#domain/rates/valid-on.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { publishMoment, type RateDeps } from '#server/rates/deps.ts'
import { findImport, type StoredImport } from '#server/rates/import-store.ts'
import { costsOf, findRate, type StoredRate } from '#server/rates/rate-store.ts'
import { countSailings } from '#server/schedules/index.ts'
import { type Candidate, importedCandidates, openVersions, publicRatesFor } from './check-store.ts'
import { preparedImport, reasonForColleague } from './publication-problem.ts'

/** So many findings are shown; a sheet may have thousands. */
const shownFindings = 20

type Lane = Pick<RatePricing['ocean-lane'], 'carrier' | 'service' | 'pol' | 'pod'>
type Checked = { readonly at: Date; readonly now: Date; readonly marginPercent: number }
type Found = { readonly finding: Finding; readonly lane: Lane | undefined }

const pricesOf = ({ kind, pricing }: Pick<Candidate, 'kind' | 'pricing'>): Prices =>
  isImportedKind(kind) ? ((pricing as Record<string, Prices>)[lanePriceFields[kind]] ?? {}) : {}

/** The pricing was validated against the schema of its kind when it was saved. */
const laneOf = ({ kind, pricing }: Pick<Candidate, 'kind' | 'pricing'>): Lane | undefined =>
  kind === 'ocean-lane' ? (pricing as Lane) : undefined

type Sold = Pick<Candidate, 'kind' | 'port' | 'place' | 'pricing'>

/** Of rates with the same key only one applies: those of one sailing, or of one site. Lanes of trucks stand side by side. */
function keyOf(rate: Sold): string | undefined {
  const lane = laneOf(rate)
  if (lane) return JSON.stringify([lane.carrier, lane.service, lane.pol, lane.pod])
  return isImportedKind(rate.kind) ? undefined : JSON.stringify([rate.port, rate.place])
}

const byKey = <One extends Sold>(rates: readonly One[]) => Map.groupBy(rates, keyOf)

/** Few enough that no statement holds up other requests. */
const placesAtOnce = 100

type Published = ReadonlyMap<string | undefined, readonly PublicRate[]>

/** The public rates for the places of candidates, of every code; read once for a whole sheet. */
async function publicBeside(
  db: Db,
  candidates: readonly Candidate[],
  at: Date,
  alive = () => {},
): Promise<Published> {
  const places = candidates.filter((one) => keyOf(one) !== undefined)
  const distinct = [...new Map(places.map((one) => [`${one.port} ${one.place}`, one])).values()]
  const [first] = places
  const rates: Awaited<ReturnType<typeof publicRatesFor>> = []
  for (let from = 0; first && from < distinct.length; from += placesAtOnce) {
    alive()
    const some = await publicRatesFor(db, first.kind, distinct.slice(from, from + placesAtOnce), at)
    for (const one of some) rates.push(one)
  }
  return byKey(rates)
}

/** The other rates of one sheet, by code, and by what they are for. */
type Sheet = {
  readonly byCode: ReadonlyMap<string, readonly Candidate[]>
  readonly byKey: ReadonlyMap<string | undefined, readonly Candidate[]>
}

/** What candidates are compared with. */
type Beside = { readonly sheet: Sheet; readonly published: Published }

const sheetOf = (candidates: readonly Candidate[]): Sheet => ({
  byCode: Map.groupBy(candidates, ({ code }) => code),
  byKey: byKey(candidates),
})

function* withoutCode(code: string, ...lists: (readonly PublicRate[])[]): Generator<PublicRate> {
  for (const list of lists) for (const one of list) if (one.code !== code) yield one
}

/** The findings of rates that are published together at a time. */
async function findAll(
  db: Db,
  candidates: readonly Candidate[],
  { sheet, published }: Beside,
  { at, now, marginPercent }: Checked,
): Promise<readonly Found[]> {
  const [first] = candidates
  if (!first) return []
  const codes = [...new Set(candidates.map(({ code }) => code))]
  const versions = Map.groupBy(await openVersions(db, first.kind, codes, at), ({ code }) => code)
  const against = { today: shanghaiDay(now), soldFrom: shanghaiDay(at), marginPercent }
  return candidates.flatMap((candidate) => {
    const key = keyOf(candidate)
    const open = (versions.get(candidate.code) ?? []).map((one) => ({ ...one, prices: pricesOf(one) }))
    const ends = open.filter((one) => overlap(one, candidate))
    const publication = {
      ...candidate,
      prices: pricesOf(candidate),
      cost: candidate.cost ?? {},
      ends,
      together: (sheet.byCode.get(candidate.code) ?? []).filter((one) => one !== candidate),
      before: ends[0] ?? open[0],
      others: key ? withoutCode(candidate.code, published.get(key) ?? [], sheet.byKey.get(key) ?? []) : [],
    }
    return findingsOf(publication, against).map((finding) => ({ finding, lane: laneOf(candidate) }))
  })
}

const countsOf = (found: readonly Found[]): FindingCounts => {
  const counts = Object.fromEntries(publishFindings.map((one) => [one, 0])) as Record<
    Finding['finding'],
    number
  >
  for (const { finding } of found) counts[finding.finding] += 1
  return counts
}

async function viewFound(
  db: Db,
  found: readonly Found[],
  now: Date,
): Promise<Pick<PublishCheck, 'counts' | 'findings'>> {
  const rank = ({ finding }: Found) => publishFindings.indexOf(finding.finding)
  const shown = found.toSorted((one, other) => rank(one) - rank(other)).slice(0, shownFindings)
  const periods = shown.flatMap(({ finding, lane }) =>
    finding.days.flatMap((days) => (lane ? { days, lane: { ...pickLane(lane), ...days } } : [])),
  )
  const counted = await countSailings(
    db,
    periods.map(({ lane }) => lane),
    now,
  )
  const sailingsOn = new Map(periods.map(({ days }, index) => [days, counted[index] ?? 0]))
  return {
    counts: { ...countsOf(found) },
    findings: shown.map(({ finding }) => ({
      ...finding,
      days: finding.days.map((days) => ({ ...days, sailings: sailingsOn.get(days) ?? 0 })),
      other: finding.other && { ...finding.other },
      types: [...finding.types],
      prices: [...finding.prices],
    })),
  }
}

const pickLane = ({ carrier, service, pol, pod }: Lane): Lane => ({ carrier, service, pol, pod })

async function findOne(db: Db, version: StoredRate, checked: Checked) {
  const cost = (await costsOf(db, [version.id])).get(version.id) ?? null
  const candidate = { ...version, rateId: version.id, cost }
  const published = await publicBeside(db, [candidate], checked.at)
  return findAll(db, [candidate], { sheet: sheetOf([]), published }, checked)
}

/** Every rate of a sheet is compared with the others of the sheet too. */
async function findInImport(
  db: Db,
  imported: StoredImport,
  checked: Checked,
  alive: () => void,
): Promise<readonly Found[]> {
  const parts: (readonly Candidate[])[] = []
  for await (const part of importedCandidates(db, imported)) parts.push(part)
  const all = parts.flat()
  const beside = { sheet: sheetOf(all), published: await publicBeside(db, all, checked.at, alive) }
  const found: Found[] = []
  for (const part of parts) {
    alive()
    found.push(...(await findAll(db, part, beside, checked)))
  }
  return found
}

/** If it were sold from then on, or from now. */
function checkedAt({ clock, publishLimits }: RateDeps, at: string | undefined): Checked {
  const now = clock.now()
  return { at: publishMoment(at ?? null, now), now, ...publishLimits }
}

async function viewCheck(
  deps: RateDeps,
  by: Parameters<typeof reasonForColleague>[1],
  found: readonly Found[],
  prepared: Omit<Prepared, 'counts'>,
): Promise<PublishCheck> {
  const view = await viewFound(deps.database.db, found, deps.clock.now())
  return {
    ...view,
    limits: { ...deps.publishLimits },
    secondPerson: reasonForColleague(deps, by, { ...prepared, counts: view.counts }),
  }
}

export const countFindings = async (db: Db, version: StoredRate, checked: Checked): Promise<FindingCounts> =>
  countsOf(await findOne(db, version, checked))

export const countImportFindings = async (
  db: Db,
  imported: StoredImport,
  checked: Checked,
  alive: () => void,
): Promise<FindingCounts> => countsOf(await findInImport(db, imported, checked, alive))

export async function checkPublish(
  deps: RateDeps,
  input: EndpointInput<typeof checkPublishCall>,
): Promise<Result<PublishCheck>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { rateId, at } = input.query
  const { db } = deps.database
  const version = await findRate(db, rateId)
  if (!version) return refusal('not-found')
  if (version.publishAt !== null) return refusal('rate-not-draft')
  const found = await findOne(db, version, checkedAt(deps, at))
  return ok(await viewCheck(deps, input, found, { rates: 1, preparedBy: version.staffId }))
}

export async function checkImport(
  deps: RateDeps,
  input: EndpointInput<typeof checkImportCall>,
): Promise<Result<PublishCheck>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { importId, at } = input.query
  const { db } = deps.database
  const imported = await findImport(db, importId)
  if (!imported) return refusal('not-found')
  if (imported.state !== 'previewed') return refusal('import-closed')
  const found = await findInImport(db, imported, checkedAt(deps, at), input.alive)
  return ok(await viewCheck(deps, input, found, preparedImport(imported)))
}
