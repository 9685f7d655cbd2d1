import type { PricedRow } from '#contract/lanes.ts'
import type { Language } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { carriers } from '#domain/places/carriers.data.ts'
import { portOf } from '#domain/places/port.ts'
import { laneProblemParams } from '#domain/quotes/lanes/lane-problem-params.ts'
import type { LaneRequest } from '#domain/quotes/lanes/lane-query.ts'
import type { LaneField } from '#domain/quotes/lanes/parse-lanes.ts'
import type { Result } from '#domain/values/refusal.ts'
import { localTimeText } from '#domain/values/shanghai-time.ts'
import { messages } from '#messages/messages.ts'
import { fileFromBytes, type SentFile } from '#server/platform/http/replies/reply-file.ts'
import { translate } from '#server/platform/messages/translate.ts'
import {
  cellAddress,
  type SheetCell,
  sheetMediaType,
  writeBook,
} from '#server/platform/sheets/write-sheet.ts'

const textsOf = (language: Language) => {
  const { lanesSheet, myQuotes } = messages[language]
  return { sheet: lanesSheet, wrong: myQuotes.bulkQuote.wrongFields }
}

export type PricedSheetRow = PricedRow & { readonly result: Result<unknown> }
type Column = keyof (typeof messages)['zh']['lanesSheet']['columns']

/** The sent cells come first and unchanged, so that the user can correct the sheet and send it again. */
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
  validUntil: 18,
  offer: 36,
  reason: 64,
}
const columns = Object.keys(widths) as readonly Column[]
type ResultColumn = Exclude<Column, (typeof sentColumns)[number]>
const resultColumns = columns.slice(sentColumns.length) as readonly ResultColumn[]
const extraWidth = 16

const named = (code: string, name: string | undefined): string => (name ? `${code} ${name}` : code)

const laneText = ({ pol, pod }: LaneRequest, language: Language): string =>
  [pol, pod].map((code) => named(code, portOf(code)?.name[language])).join(' → ')

const carrierText = (code: string, language: Language): string =>
  named(code, carriers.find((one) => one.code === code)?.name[language])

/** The same sentences as on the page, one per invalid field. */
function reasonOf(row: PricedSheetRow, language: Language): SheetCell {
  const { result, fields } = row
  if (result.ok) return null
  const wrong = Object.entries(fields).map(([field, problem]) =>
    sentence(
      textsOf(language).wrong,
      language,
      `${field}.${problem}`,
      laneProblemParams(row, field as LaneField, language),
    ),
  )
  if (wrong.length > 0) return wrong.join(sentence(textsOf(language).sheet, language, 'and'))
  return translate(language, `refusals.${result.refusal}`, result.params)
}

/** A valid count is written as a number, all other cells as the text that was sent. */
const sentCells = ({ cells, lane }: PricedSheetRow): readonly SheetCell[] =>
  sentColumns.map((column, index) => (column === 'count' && lane ? lane.count : (cells[index] ?? null)))

function resultCells(row: PricedSheetRow, language: Language): readonly SheetCell[] {
  const { cheapest, lane } = row
  const cells: Readonly<Record<ResultColumn, SheetCell>> = {
    row: row.row,
    lane: lane && laneText(lane, language),
    carrier: cheapest && carrierText(cheapest.carrier, language),
    departs: cheapest?.departsOn ?? null,
    transit: cheapest?.transitDays ?? null,
    total: cheapest ? Number(cheapest.total.amount) : null,
    perContainer: cheapest ? Number(cheapest.perContainer.amount) : null,
    currency: cheapest?.total.currency ?? null,
    validUntil: cheapest && localTimeText(new Date(cheapest.validUntil)),
    offer: cheapest?.offerCode ?? null,
    reason: reasonOf(row, language),
  }
  return resultColumns.map((column) => cells[column])
}

/** The user's own extra columns; they come after the result columns. */
const extraCells = ({ cells }: PricedSheetRow): readonly string[] => cells.slice(sentColumns.length)

/** Every row in the order it was sent, with its price or the reason why it has none. */
export async function writeLanesSheet(
  lanes: readonly PricedSheetRow[],
  { quotedOn, language }: { readonly quotedOn: string; readonly language: Language },
): Promise<SentFile> {
  const translate = (key: string, params?: Record<string, string>) =>
    sentence(textsOf(language).sheet, language, key, params)
  const max = Math.max(...lanes.map((lane) => extraCells(lane).length))
  const extra = Array.from({ length: max }, (_, index) => {
    const column = cellAddress(sentColumns.length + index + 1, 1).replace('1', '')
    return { header: translate('further', { column }), width: extraWidth }
  })
  const bytes = await writeBook([
    {
      name: translate('name'),
      columns: [
        ...columns.map((column) => ({ header: translate(`columns.${column}`), width: widths[column] })),
        ...extra,
      ],
      rows: lanes.map((lane) => [...sentCells(lane), ...resultCells(lane, language), ...extraCells(lane)]),
    },
  ])
  return fileFromBytes(`lanes-${quotedOn}-${language}.xlsx`, sheetMediaType, bytes)
}
