import type { readRateTemplate } from '#contract/rates.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import type { Language } from '#domain/brands/brand.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { rateSheetLimits } from '#domain/rates/sheet-limits.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { ownPlaces } from '#server/places/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/replies/reply-file.ts'
import { type CellList, cellAddress, sheetMediaType, writeBook } from '#server/platform/sheets/write-sheet.ts'
import type { RateDeps } from '#server/rates/deps.ts'
import { knownLanes } from '#server/rates/known-lanes.ts'
import { columnsIn } from './rate-sheets.ts'
import { headerOf, meaningsOf, rateColumns, sheetWord } from './sheet-columns.ts'
import { type CodeList, codeLists } from './template-lists.ts'

const widths = { column: 22, meaning: 110, example: 30, code: 14, name: 30 } as const

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** A column of the template and the column of its codes, as ranges; each list has two columns, of codes and of names. */
function listFor(
  kind: ImportedKind,
  language: Language,
  { column, codes }: CodeList,
  index: number,
): CellList {
  const at = rateColumns[kind].findIndex(({ key }) => key === column) + 1
  const absolute = (row: number) => cellAddress(index * 2 + 1, row).replace(/([A-Z]+)(\d+)/, '$$$1$$$2')
  return {
    range: `${cellAddress(at, 2)}:${cellAddress(at, rateSheetLimits.rows + 1)}`,
    source: `'${sheetWord(language, 'codes')}'!${absolute(2)}:${absolute(codes.length + 1)}`,
  }
}

function codesSheet(kind: ImportedKind, language: Language, lists: readonly CodeList[]) {
  const longest = Math.max(...lists.map(({ codes }) => codes.length))
  const headers = lists.map(({ column }) => rateColumns[kind].find(({ key }) => key === column))
  return {
    name: sheetWord(language, 'codes'),
    columns: headers.flatMap((column) => [
      { header: column ? headerOf(column, language) : '', width: widths.code },
      { header: sheetWord(language, 'name'), width: widths.name },
    ]),
    rows: Array.from({ length: longest }, (_, row) =>
      lists.flatMap(({ codes }) => codes[row] ?? [null, null]),
    ),
  }
}

async function listsIn(db: Db, kind: ImportedKind, language: Language): Promise<readonly CodeList[]> {
  const depotNames = new Map((await ownPlaces(db)).map(({ code, name }) => [code, name]))
  return codeLists(kind, language, { lanes: await knownLanes(db), depotNames })
}

/** An empty sheet with the columns and lists to select from, a sheet that explains the columns, and one of the codes. */
export async function readTemplate(
  { database: { db } }: RateDeps,
  input: EndpointInput<typeof readRateTemplate>,
): Promise<Result<SentFile>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { kind } = input.query
  const { language } = input.request
  await audit(db, input, { action: 'rates-template-taken', subjectId: null, after: { kind } })
  const lists = await listsIn(db, kind, language)
  const bytes = await writeBook([
    {
      name: sheetWord(language, 'rates'),
      columns: columnsIn(kind, language),
      rows: [],
      lists: lists.map((list, index) => listFor(kind, language, list, index)),
    },
    {
      name: sheetWord(language, 'guide'),
      columns: [
        { header: sheetWord(language, 'column'), width: widths.column },
        { header: sheetWord(language, 'example'), width: widths.example },
        { header: sheetWord(language, 'meaning'), width: widths.meaning },
      ],
      rows: meaningsOf(kind, language),
    },
    codesSheet(kind, language, lists),
  ])
  const name = `${kind}-template.xlsx`
  return ok({ name, mediaType: sheetMediaType, bytes: bytes.byteLength, pieces: once(bytes) })
}
