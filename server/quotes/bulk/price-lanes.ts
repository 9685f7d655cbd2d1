import type { DataOf } from '#contract/call.ts'
import type {
  PricedRow,
  priceLanes as priceCall,
  readLanes as readCall,
  readLanesSheet as sheetCall,
} from '#contract/lanes.ts'
import { megabyte } from '#domain/files/file-kind.ts'
import type { SailingItem } from '#domain/quotes/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import { laneSheetLimits, type ReadRow, readRow, wrongLaneOf } from '#domain/quotes/read-lanes.ts'
import { accept, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { daysBetween, shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/reply-file.ts'
import { takeUpload } from '#server/platform/sheets/take-upload.ts'
import { rateViewer } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { cheapestOffer } from '#server/quotes/pricing/cheapest-offer.ts'
import { type PriceSource, readLanes as readLanesTogether } from '#server/quotes/pricing/price-data.ts'
import type { Pricing } from '#server/quotes/pricing/price-query.ts'
import { bulkQuoteRateLimit, takePriceLimit, takeRateLimit } from '#server/quotes/rate-limits.ts'
import { writeLanesSheet } from './lanes-sheet.ts'
import { readLaneRows } from './read-lane-rows.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock' | 'priceMemory'>
type ReadRows = DataOf<typeof readCall>

const viewRow = ({ row, cells, lane, fields }: ReadRow): ReadRows['rows'][number] => ({
  ...{ row, cells: [...cells], lane, fields },
})

/** Reading a list needs the same permission as pricing it. */
export async function readLanes(
  { database }: Deps,
  { body, principal }: EndpointInput<typeof readCall>,
): Promise<Verdict<ReadRows>> {
  const viewer = rateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const taken = await takeRateLimit(database.queries, bulkQuoteRateLimit(viewer.value.companyId))
  if (!taken.ok) return taken
  const bytes = await takeUpload(body, laneSheetLimits.megabytes * megabyte)
  if (!bytes.ok) return bytes
  const rows = await readLaneRows(bytes.value)
  return rows.ok ? accept({ rows: rows.value.map(viewRow) }) : rows
}

function viewCheapest({ item, quote, validUntil }: Offer<SailingItem>): PricedRow['cheapest'] {
  const { departsOn, arrivesOn } = item.sailing
  return {
    total: quote.total,
    perContainer: quote.perContainer ?? quote.total,
    carrier: item.carrier,
    departsOn,
    transitDays: arrivesOn === undefined ? null : daysBetween(departsOn, arrivesOn),
    validUntil,
    offerCode: item.code,
  }
}

type PricedLane = { readonly read: ReadRow; readonly verdict: Verdict<Offer<SailingItem>> }

/** A row without a price does not affect the others. The same lane is priced once. */
async function priceEach(source: PriceSource, rows: readonly ReadRow[], pricing: Pricing) {
  await readLanesTogether(
    source,
    rows.flatMap(({ lane }) => lane ?? []),
    pricing.now,
  )
  const known = new Map<string, PricedLane['verdict']>()
  const priced: PricedLane[] = []
  for (const read of rows) {
    const key = JSON.stringify(read.lane)
    const verdict =
      read.lane === null
        ? refuseFields(read.fields)
        : (known.get(key) ?? (await cheapestOffer(source, read.lane, pricing)))
    if (read.lane) known.set(key, verdict)
    priced.push({ read, verdict })
  }
  return priced
}

async function pricedLanes(
  deps: Deps,
  { body, request: { brand }, principal }: EndpointInput<typeof priceCall> | EndpointInput<typeof sheetCall>,
): Promise<Verdict<{ readonly quotedOn: string; readonly lanes: readonly PricedLane[] }>> {
  const viewer = rateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const { companyId } = viewer.value
  const source = await takePriceLimit(deps, bulkQuoteRateLimit(companyId))
  if (!source.ok) return source
  const pricing: Pricing = { brand, companyId, now: deps.clock.now() }
  const lanes = await priceEach(source.value, body.rows.map(readRow), pricing)
  return accept({ quotedOn: shanghaiDay(pricing.now), lanes })
}

const viewLane = ({ read, verdict }: PricedLane): PricedRow => ({
  ...viewRow(read),
  ...(!verdict.ok && read.lane && { fields: wrongLaneOf(verdict.fields ?? {}) }),
  cheapest: verdict.ok ? viewCheapest(verdict.value) : null,
  refusal: verdict.ok ? null : verdict.refusal,
  params: verdict.ok ? {} : verdict.params,
})

export async function priceLanes(
  deps: Deps,
  input: EndpointInput<typeof priceCall>,
): Promise<Verdict<DataOf<typeof priceCall>>> {
  const found = await pricedLanes(deps, input)
  if (!found.ok) return found
  const { quotedOn, lanes } = found.value
  return accept({ quotedOn, rows: lanes.map(viewLane) })
}

/** Prices the rows again and writes them in the user's language. */
export async function readLanesSheet(
  deps: Deps,
  input: EndpointInput<typeof sheetCall>,
): Promise<Verdict<SentFile>> {
  const found = await pricedLanes(deps, input)
  if (!found.ok) return found
  const { quotedOn, lanes } = found.value
  const rows = lanes.map((lane) => ({ ...viewLane(lane), verdict: lane.verdict }))
  return accept(await writeLanesSheet(rows, { quotedOn, language: input.request.language }))
}
