import type { PricedLaneRow } from '#contract/quotes.ts'
import type { Language } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { portOf } from '#domain/places/port.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import en from '#messages/en/lanes-sheet.json' with { type: 'json' }
import zh from '#messages/zh/lanes-sheet.json' with { type: 'json' }
import type { SentFile } from '#server/platform/http/reply-file.ts'
import { translate } from '#server/platform/messages/translate.ts'
import { type SheetCell, sheetMediaType, writeBook } from '#server/platform/sheets/write-sheet.ts'

const texts = { zh, en }

type SheetLane = PricedLaneRow & { readonly verdict: Verdict<unknown> }
type Column = keyof (typeof texts)['zh']['columns']

const widths: Readonly<Record<Column, number>> = {
  pol: 22,
  pod: 22,
  type: 8,
  count: 8,
  etd: 12,
  carrier: 10,
  departs: 12,
  transit: 10,
  total: 14,
  perContainer: 14,
  currency: 8,
  validUntil: 12,
  offer: 36,
  reason: 48,
}
const columns = Object.keys(widths) as readonly Column[]

const portName = (code: string, language: Language): string => {
  const port = portOf(code)
  return port ? `${code} ${port.name[language]}` : code
}

/** The same sentence a page would show. */
const reasonOf = (verdict: Verdict<unknown>, language: Language): SheetCell =>
  verdict.ok ? null : translate(language, `refusals.${verdict.refusal}`, verdict.facts)

function cellsOf(lane: SheetLane, language: Language): readonly SheetCell[] {
  const { cheapest } = lane
  const cells: Readonly<Record<Column, SheetCell>> = {
    pol: portName(lane.pol, language),
    pod: portName(lane.pod, language),
    type: lane.type,
    count: lane.count,
    etd: lane.etd ?? null,
    carrier: cheapest?.carrier ?? null,
    departs: cheapest?.departsOn ?? null,
    transit: cheapest?.transitDays ?? null,
    total: cheapest ? Number(cheapest.total.amount) : null,
    perContainer: cheapest ? Number(cheapest.perContainer.amount) : null,
    currency: cheapest?.total.currency ?? null,
    validUntil: cheapest?.validUntil ?? null,
    offer: cheapest?.offerCode ?? null,
    reason: reasonOf(lane.verdict, language),
  }
  return columns.map((column) => cells[column])
}

async function* onePiece(bytes: Uint8Array) {
  yield bytes
}

/** Every lane in its order, with its price or the reason that it has none. */
export async function writeLanesSheet(
  lanes: readonly SheetLane[],
  { askedOn, language }: { readonly askedOn: string; readonly language: Language },
): Promise<SentFile> {
  const say = (key: string) => sentence(texts[language], language, key)
  const bytes = await writeBook([
    {
      name: say('name'),
      columns: columns.map((column) => ({ header: say(`columns.${column}`), width: widths[column] })),
      rows: lanes.map((lane) => cellsOf(lane, language)),
    },
  ])
  return {
    name: `lanes-${askedOn}-${language}.xlsx`,
    mediaType: sheetMediaType,
    bytes: bytes.length,
    pieces: onePiece(bytes),
  }
}
