import type { DataOf } from '#contract/call.ts'
import type {
  downloadPricedLanes as downloadCall,
  PricedRow,
  priceLanes as priceCall,
  uploadLanes as uploadCall,
} from '#contract/lanes.ts'
import { megabyte } from '#domain/files/file-kind.ts'
import { laneQuery } from '#domain/quotes/lanes/lane-query.ts'
import { laneSheetLimits, type ParsedRow, parseRow, wrongLaneOf } from '#domain/quotes/lanes/parse-lanes.ts'
import type { SailingItem } from '#domain/quotes/offers/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { daysBetween, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/replies/reply-file.ts'
import { createPauses } from '#server/platform/pauses.ts'
import { takeUpload } from '#server/platform/sheets/take-upload.ts'
import { requireRateViewer } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { cheapestOffer } from '#server/quotes/pricing/cheapest-offer.ts'
import { type PriceSource, preloadLanes } from '#server/quotes/pricing/price-data.ts'
import type { PricingContext } from '#server/quotes/pricing/price-query.ts'
import { bulkQuoteRateLimit, openPriceSource, takeRateLimit } from '#server/quotes/rate-limits.ts'
import { writeLanesSheet } from './lanes-sheet.ts'
import { readLaneRows } from './read-lane-rows.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock' | 'priceCache'>
type UploadedRows = DataOf<typeof uploadCall>

const viewRow = ({ row, cells, lane, fields }: ParsedRow): UploadedRows['rows'][number] => ({
  row,
  cells: [...cells],
  lane,
  fields,
})

/** Reading a list needs the same permission as pricing it. */
export async function uploadLanes(
  { database }: Deps,
  { body, principal }: EndpointInput<typeof uploadCall>,
): Promise<Result<UploadedRows>> {
  const viewer = requireRateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const taken = await takeRateLimit(database.db, bulkQuoteRateLimit(viewer.value))
  if (!taken.ok) return taken
  const bytes = await takeUpload(body, laneSheetLimits.megabytes * megabyte)
  if (!bytes.ok) return bytes
  const rows = await readLaneRows(bytes.value)
  return rows.ok ? ok({ rows: rows.value.map(viewRow) }) : rows
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

type PricedLane = { readonly row: ParsedRow; readonly result: Result<Offer<SailingItem>> }

/** A row without a price does not affect the others. The same lane is priced once. */
async function priceEach(source: PriceSource, rows: readonly ParsedRow[], pricingContext: PricingContext) {
  const today = shanghaiDay(pricingContext.now)
  await preloadLanes(
    source,
    rows.flatMap(({ lane }) => (lane ? laneQuery(lane, today) : [])),
    pricingContext.now,
  )
  const pause = createPauses()
  const known = new Map<string, PricedLane['result']>()
  const priced: PricedLane[] = []
  for (const row of rows) {
    const key = JSON.stringify(row.lane)
    const result =
      row.lane === null
        ? invalidFields(row.fields)
        : (known.get(key) ?? (await cheapestOffer(source, row.lane, pricingContext)))
    if (row.lane) known.set(key, result)
    await pause()
    priced.push({ row, result })
  }
  return priced
}

/** A list of 200 lanes takes up to 0.2 s of the processor: two share it, and `queued` more wait. */
export const listLimits = { concurrent: 2, queued: 20 } as const
const limited = createConcurrencyLimiter(listLimits)

async function pricedLanes(
  deps: Deps,
  {
    body,
    request: { brand },
    principal,
  }: EndpointInput<typeof priceCall> | EndpointInput<typeof downloadCall>,
): Promise<Result<{ readonly quotedOn: string; readonly lanes: readonly PricedLane[] }>> {
  const viewer = requireRateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const { companyId } = viewer.value
  const source = await openPriceSource(deps, bulkQuoteRateLimit(viewer.value))
  if (!source.ok) return source
  const pricingContext: PricingContext = { brand, companyId, now: deps.clock.now() }
  const lanes = await limited(() => priceEach(source.value, body.rows.map(parseRow), pricingContext))
  return lanes.ok ? ok({ quotedOn: shanghaiDay(pricingContext.now), lanes: lanes.value }) : lanes
}

const viewLane = ({ row, result }: PricedLane): PricedRow => ({
  ...viewRow(row),
  ...(!result.ok && row.lane && { fields: wrongLaneOf(result.fields ?? {}) }),
  cheapest: result.ok ? viewCheapest(result.value) : null,
  refusal: result.ok ? null : result.refusal,
  params: result.ok ? {} : result.params,
})

export async function priceLanes(
  deps: Deps,
  input: EndpointInput<typeof priceCall>,
): Promise<Result<DataOf<typeof priceCall>>> {
  const found = await pricedLanes(deps, input)
  if (!found.ok) return found
  const { quotedOn, lanes } = found.value
  return ok({ quotedOn, rows: lanes.map(viewLane) })
}

/** Prices the rows again and writes them in the user's language. */
export async function downloadPricedLanes(
  deps: Deps,
  input: EndpointInput<typeof downloadCall>,
): Promise<Result<SentFile>> {
  const found = await pricedLanes(deps, input)
  if (!found.ok) return found
  const { quotedOn, lanes } = found.value
  const rows = lanes.map((lane) => ({ ...viewLane(lane), result: lane.result }))
  return ok(await writeLanesSheet(rows, { quotedOn, language: input.request.language }))
}
