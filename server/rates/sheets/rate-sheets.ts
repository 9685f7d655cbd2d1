import type {
  exportRates as exportRatesCall,
  exportSelectedRates as exportSelectedCall,
} from '#contract/rates.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import type { Language } from '#domain/brands/brand.ts'
import { type ImportedKind, rateState } from '#domain/rates/rate.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { messages } from '#messages/messages.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/replies/reply-file.ts'
import { limitedPieces } from '#server/platform/limited-pieces.ts'
import { createPauses } from '#server/platform/pauses.ts'
import { type SheetCell, sheetMediaType, writeSheet } from '#server/platform/sheets/write-sheet.ts'
import type { RateDeps } from '#server/rates/deps.ts'
import { namedInSearch, type ShownNames, shownNames } from '#server/rates/finding/rate-places.ts'
import { exportedRateIds, type PlacedSearch } from '#server/rates/finding/search-rates-store.ts'
import { findRates, type StoredRate } from '#server/rates/rate-store.ts'
import { auditedRates } from '#server/rates/read-rates.ts'
import { cellsOfRate, type SheetRate } from './row-cells.ts'
import { exportColumns, headerOf, type RateColumn, rateColumns, sheetWord } from './sheet-columns.ts'
import { sheetRatesOf } from './validate-rows.ts'

const ratesAtOnce = 500

/** Exports at once. None waits: a client that has given up would get its place. */
export const exportLimits = { concurrent: 3, queued: 0 } as const
const limited = createConcurrencyLimiter(exportLimits)

export const columnsIn = (kind: ImportedKind, language: Language) =>
  rateColumns[kind].map((column) => ({ header: headerOf(column, language), width: column.width }))

/** Excel keeps 15 significant digits: a longer amount is written as text. */
const maxDigits = 15
const cellOf = ({ isAmount }: RateColumn, text: string): SheetCell => {
  if (text === '') return null
  return isAmount && text.replace('.', '').length <= maxDigits ? Number(text) : text
}

type Head = { readonly kind: ImportedKind; readonly language: Language; readonly now: Date }

/** The cells of the template, then those for the reader. */
function rowOf(
  { kind, language, now }: Head,
  names: ShownNames,
  stored: StoredRate,
  rate: SheetRate,
): readonly SheetCell[] {
  const cells = cellsOfRate(rate)
  const forReader = exportColumns(kind, language).map(({ key }) => {
    if (key === 'state') return messages[language].ratesAdmin.states[rateState(stored, now)]
    return key === 'version' ? stored.version : (names[cells[key.placeOf] ?? ''] ?? null)
  })
  return [...rateColumns[kind].map((column) => cellOf(column, cells[column.key] ?? '')), ...forReader]
}

async function* rowsOf(
  db: Db,
  head: Head,
  pages: AsyncIterable<readonly StoredRate[]>,
): AsyncGenerator<readonly SheetCell[]> {
  const pause = createPauses()
  const names = await shownNames(db, head.language)
  for await (const stored of pages)
    for (const [index, rate] of (await sheetRatesOf(db, head.kind, stored)).entries()) {
      await pause()
      const version = stored[index]
      if (version) yield rowOf(head, names, version, rate)
    }
}

/**
 * Reads in pages while the response is sent: in memory are one page and the ids, 50,000 in 4 MB. A rate that is deleted
 * meanwhile is left out.
 */
async function* pagesOf(
  db: Db,
  search: PlacedSearch & { readonly kind: ImportedKind },
  now: Date,
): AsyncGenerator<readonly StoredRate[]> {
  const ids = await exportedRateIds(db, search, now)
  for (let at = 0; at < ids.length; at += ratesAtOnce)
    yield await findRates(db, ids.slice(at, at + ratesAtOnce))
}

async function* onePage(stored: readonly StoredRate[]): AsyncGenerator<readonly StoredRate[]> {
  yield stored
}

/** In the columns of the template, so that the file can be edited and imported again. */
function sheetFile(db: Db, head: Head, pages: AsyncIterable<readonly StoredRate[]>): SentFile {
  const { kind, language, now } = head
  const columns = [...columnsIn(kind, language), ...exportColumns(kind, language)]
  return {
    name: `${kind}-${shanghaiDay(now)}.xlsx`,
    mediaType: sheetMediaType,
    pieces: writeSheet({ name: sheetWord(language, 'rates'), columns }, rowsOf(db, head, pages)),
  }
}

export async function exportRates(
  deps: RateDeps,
  input: EndpointInput<typeof exportRatesCall>,
): Promise<Result<SentFile>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { query, request } = input
  const { db } = deps.database
  const now = deps.clock.now()
  const reader = userOf(input.principal.actor)
  const search = { ...query, ...(await namedInSearch(db, query.search)), reader }
  const head = { kind: query.kind, language: request.language, now }
  const sheet = sheetFile(db, head, pagesOf(db, search, now))
  const pieces = await limitedPieces(limited, sheet.pieces)
  if (!pieces.ok) return pieces
  await audit(db, input, { action: 'rates-exported', subjectId: null, after: auditedRates(query) })
  return ok({ ...sheet, pieces: pieces.value })
}

/** Each version must exist and be of this kind. */
export async function exportSelectedRates(
  deps: RateDeps,
  input: EndpointInput<typeof exportSelectedCall>,
): Promise<Result<SentFile>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { kind, rateIds } = input.body
  const found = await deps.database.transaction(async (db) => {
    const rates = (await findRates(db, rateIds)).filter((rate) => rate.kind === kind)
    if (rates.length < rateIds.length) return refusal('not-found')
    for (const { id, code, version } of rates)
      await audit(db, input, { action: 'rates-exported', subjectId: id, after: { kind, code, version } })
    return ok(rates)
  })
  if (!found.ok) return found
  const head = { kind, language: input.request.language, now: deps.clock.now() }
  return ok(sheetFile(deps.database.db, head, onePage(found.value)))
}
