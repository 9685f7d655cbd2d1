import type { DataOf } from '#contract/call.ts'
import type {
  PricedRow,
  priceLanes as priceCall,
  readLanes as readCall,
  readLanesSheet as sheetCall,
} from '#contract/lanes.ts'
import type { SailingItem } from '#domain/quotes/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offer.ts'
import { type ReadRow, readRow, wrongLaneOf } from '#domain/quotes/read-lanes.ts'
import { accept, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/reply-file.ts'
import { takeUpload } from '#server/platform/sheets/take-upload.ts'
import { cheapestOn } from './cheapest.ts'
import { type QuoteDeps, rateViewer } from './deps.ts'
import { writeLanesSheet } from './lanes-sheet.ts'
import type { Pricing } from './price.ts'
import { laneLimits, takeQuestion } from './question-limits.ts'
import { readLaneRows } from './read-lane-rows.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock'>
type Read = DataOf<typeof readCall>

const viewRow = ({ row, cells, lane, fields }: ReadRow): Read['rows'][number] => ({
  ...{ row, cells: [...cells], lane, fields },
})

/** Only for who could have them priced. */
export async function readLanes(
  { database }: Deps,
  { body, principal }: EndpointInput<typeof readCall>,
): Promise<Verdict<Read>> {
  const viewer = rateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const taken = await takeQuestion(database.queries, laneLimits(viewer.value.companyId))
  if (!taken.ok) return taken
  const bytes = await takeUpload(body)
  if (!bytes.ok) return bytes
  const rows = await readLaneRows(bytes.value)
  return rows.ok ? accept({ rows: rows.value.map(viewRow) }) : rows
}

const dayMs = 24 * 60 * 60 * 1000

const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs

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

type Judged = { readonly read: ReadRow; readonly verdict: Verdict<Offer<SailingItem>> }

/** Each by itself: one that has no price does not keep the others from theirs. The same lane is reckoned once. */
async function judgeEach({ database }: Deps, rows: readonly ReadRow[], pricing: Pricing) {
  const known = new Map<string, Judged['verdict']>()
  const judged: Judged[] = []
  for (const read of rows) {
    const key = JSON.stringify(read.lane)
    const verdict =
      read.lane === null
        ? refuseFields(read.fields)
        : (known.get(key) ?? (await cheapestOn(database.queries, read.lane, pricing)))
    if (read.lane) known.set(key, verdict)
    judged.push({ read, verdict })
  }
  return judged
}

async function judgeLanes(
  deps: Deps,
  { body, request: { brand }, principal }: EndpointInput<typeof priceCall> | EndpointInput<typeof sheetCall>,
): Promise<Verdict<{ readonly quotedOn: string; readonly judged: readonly Judged[] }>> {
  const viewer = rateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const { companyId } = viewer.value
  const taken = await takeQuestion(deps.database.queries, laneLimits(companyId))
  if (!taken.ok) return taken
  const pricing: Pricing = { brand, companyId, now: deps.clock.now() }
  const judged = await judgeEach(deps, body.rows.map(readRow), pricing)
  return accept({ quotedOn: shanghaiDay(pricing.now), judged })
}

const viewJudged = ({ read, verdict }: Judged): PricedRow => ({
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
  const found = await judgeLanes(deps, input)
  if (!found.ok) return found
  const { quotedOn, judged } = found.value
  return accept({ quotedOn, rows: judged.map(viewJudged) })
}

/** Priced anew, in the words of the reader. */
export async function readLanesSheet(
  deps: Deps,
  input: EndpointInput<typeof sheetCall>,
): Promise<Verdict<SentFile>> {
  const found = await judgeLanes(deps, input)
  if (!found.ok) return found
  const { quotedOn, judged } = found.value
  const rows = judged.map((one) => ({ ...viewJudged(one), verdict: one.verdict }))
  return accept(await writeLanesSheet(rows, { quotedOn, language: input.request.language }))
}
