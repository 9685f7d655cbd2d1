import type { PricedRow } from '#contract/lanes.ts'
import type { Language } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { carriers } from '#domain/places/carriers.data.ts'
import { portOf } from '#domain/places/port.ts'
import type { RequestedLane } from '#domain/quotes/read-lanes.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import enSheet from '#messages/en/lanes-sheet.json' with { type: 'json' }
import enQuotes from '#messages/en/my-quotes.json' with { type: 'json' }
import zhSheet from '#messages/zh/lanes-sheet.json' with { type: 'json' }
import zhQuotes from '#messages/zh/my-quotes.json' with { type: 'json' }
import type { SentFile } from '#server/platform/http/reply-file.ts'
import { translate } from '#server/platform/messages/translate.ts'
import {
  cellAddress,
  type SheetCell,
  sheetMediaType,
  writeBook,
} from '#server/platform/sheets/write-sheet.ts'

const texts = {
  zh: { sheet: zhSheet, wrong: zhQuotes.bulkQuote.wrongFields },
  en: { sheet: enSheet, wrong: enQuotes.bulkQuote.wrongFields },
}

export type SheetLane = PricedRow & { readonly verdict: Verdict<unknown> }
type Column = keyof (typeof zhSheet)['columns']

/** What was sent comes first and as it was sent, so that a sheet can be put right and sent again. */
const sentColumns = ['pol', 'pod', 'type', 'count', 'etd'] as const
const widths: Readonly<Record<Column, number>> = {
  pol: 22,
  pod: 22,
  type: 8,
  count: 8,
  etd: 12,
  row: 6,
  lane: 40,
  carrier: 26,
  departs: 12,
  transit: 10,
  total: 14,
  perContainer: 14,
  currency: 8,
  validUntil: 12,
  offer: 36,
  reason: 64,
}
const columns = Object.keys(widths) as readonly Column[]
type MadeColumn = Exclude<Column, (typeof sentColumns)[number]>
const madeColumns = columns.slice(sentColumns.length) as readonly MadeColumn[]
const furtherWidth = 16

const named = (code: string, name: string | undefined): string => (name ? `${code} ${name}` : code)

const laneText = ({ pol, pod }: RequestedLane, language: Language): string =>
  [pol, pod].map((code) => named(code, portOf(code)?.name[language])).join(' → ')

const carrierText = (code: string, language: Language): string =>
  named(code, carriers.find((one) => one.code === code)?.name[language])

/** The same sentences a page would show: field by field where fields are wrong. */
function reasonOf({ verdict, fields }: SheetLane, language: Language): SheetCell {
  if (verdict.ok) return null
  const wrong = Object.entries(fields).map(([field, problem]) =>
    sentence(texts[language].wrong, language, `${field}.${problem}`),
  )
  if (wrong.length > 0) return wrong.join(sentence(texts[language].sheet, language, 'and'))
  return translate(language, `refusals.${verdict.refusal}`, verdict.params)
}

/** A count that was read is a number again; everything else is the text it was. */
const sentCells = ({ cells, lane }: SheetLane): readonly SheetCell[] =>
  sentColumns.map((column, at) => (column === 'count' && lane ? lane.count : (cells[at] ?? null)))

function madeCells(row: SheetLane, language: Language): readonly SheetCell[] {
  const { cheapest, lane } = row
  const cells: Readonly<Record<MadeColumn, SheetCell>> = {
    row: row.row,
    lane: lane && laneText(lane, language),
    carrier: cheapest && carrierText(cheapest.carrier, language),
    departs: cheapest?.departsOn ?? null,
    transit: cheapest?.transitDays ?? null,
    total: cheapest ? Number(cheapest.total.amount) : null,
    perContainer: cheapest ? Number(cheapest.perContainer.amount) : null,
    currency: cheapest?.total.currency ?? null,
    validUntil: cheapest?.validUntil ?? null,
    offer: cheapest?.offerCode ?? null,
    reason: reasonOf(row, language),
  }
  return madeColumns.map((column) => cells[column])
}

/** What somebody keeps beside his lanes: it stands behind ours. */
const furtherCells = ({ cells }: SheetLane): readonly string[] => cells.slice(sentColumns.length)

async function* onePiece(bytes: Uint8Array) {
  yield bytes
}

/** Every row in its order, as it was sent, with its price or the reason that it has none. */
export async function writeLanesSheet(
  lanes: readonly SheetLane[],
  { quotedOn, language }: { readonly quotedOn: string; readonly language: Language },
): Promise<SentFile> {
  const say = (key: string, params?: Record<string, string>) =>
    sentence(texts[language].sheet, language, key, params)
  const most = Math.max(...lanes.map((lane) => furtherCells(lane).length))
  const further = Array.from({ length: most }, (_, at) => {
    const column = cellAddress(sentColumns.length + at + 1, 1).replace('1', '')
    return { header: say('further', { column }), width: furtherWidth }
  })
  const bytes = await writeBook([
    {
      name: say('name'),
      columns: [
        ...columns.map((column) => ({ header: say(`columns.${column}`), width: widths[column] })),
        ...further,
      ],
      rows: lanes.map((lane) => [...sentCells(lane), ...madeCells(lane, language), ...furtherCells(lane)]),
    },
  ])
  return {
    name: `lanes-${quotedOn}-${language}.xlsx`,
    mediaType: sheetMediaType,
    bytes: bytes.length,
    pieces: onePiece(bytes),
  }
}
