import type { ImportRow, readWrongRows as readWrongRowsCall } from '#contract/rate-imports.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import type { Language } from '#domain/brands/brand.ts'
import { hasText, sentence } from '#domain/language/texts.ts'
import { cellProblemTexts } from '#domain/rates/cell-problem.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { messages } from '#messages/messages.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/replies/reply-file.ts'
import { createPauses } from '#server/platform/pauses.ts'
import { type SheetCell, sheetMediaType, writeSheet } from '#server/platform/sheets/write-sheet.ts'
import type { RateDeps } from '#server/rates/deps.ts'
import { findImport } from '#server/rates/import-store.ts'
import { headerOf, type RateColumn, rateColumns, sheetWord } from '#server/rates/sheets/sheet-columns.ts'
import { sourceRows } from './import-rows-store.ts'

const rowsAtOnce = 500
const remarkWidth = 80

type Cell = ImportRow['cells'][number]

/** What is wrong with a cell, as the preview says it, after the name of its column. */
function remark(kind: ImportedKind, { problem, ...cell }: Cell, language: Language): string {
  if (!problem) return ''
  const texts = messages[language].ratesAdmin
  const { keys, params } = cellProblemTexts(kind, { ...cell, problem })
  const known = keys.find((key) => hasText(texts, key))
  const names: readonly string[] = [cell.field, cell.field.split('.')[0] ?? '']
  const column = rateColumns[kind].find(({ key }) => names.includes(key))
  const field = column ? headerOf(column, language) : cell.field
  if (!known)
    return sentence(messages[language].forms, language, 'problem', {
      field,
      problem: messages[language].fields[problem],
    })
  return sheetWord(language, 'remark', { column: field, problem: sentence(texts, language, known, params) })
}

type Sheet = {
  readonly id: string
  readonly kind: ImportedKind
  readonly columns: readonly RateColumn[]
  readonly language: Language
}

async function* wrongRows(
  db: Db,
  { id, kind, columns, language }: Sheet,
): AsyncGenerator<readonly SheetCell[]> {
  const pause = createPauses()
  for await (const part of sourceRows(db, id, { outcome: 'wrong', atOnce: rowsAtOnce }))
    for (const { source, cells } of part) {
      await pause()
      const remarks = (cells as readonly Cell[]).map((cell) => remark(kind, cell, language))
      yield [...columns.map(({ key }) => source?.[key] || null), [...new Set(remarks)].join('\n')]
    }
}

/**
 * To be corrected and uploaded again: the column of remarks is ignored there. It has the columns of the sheet, because an
 * empty column says another thing than a missing one.
 */
export async function readWrongRows(
  { database: { db } }: RateDeps,
  input: EndpointInput<typeof readWrongRowsCall>,
): Promise<Result<SentFile>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const imported = await findImport(db, input.query.importId)
  // An edit has no layout, nor has a sheet of which the cells were not stored.
  if (!imported?.layout || imported.wrong === 0) return refusal('not-found')
  const { language } = input.request
  const { id, kind, fileName, wrong, layout } = imported
  await audit(db, input, { action: 'rates-import-wrong-taken', subjectId: id, after: { fileName, wrong } })
  const columns = rateColumns[kind].filter(({ key }) => key in layout.columns)
  const heads = columns.map((column) => ({ header: headerOf(column, language), width: column.width }))
  const remarks = { header: sheetWord(language, 'remarks'), width: remarkWidth }
  return ok({
    name: `${kind}-wrong-rows.xlsx`,
    mediaType: sheetMediaType,
    pieces: writeSheet(
      { name: sheetWord(language, 'rates'), columns: [...heads, remarks] },
      wrongRows(db, { id, kind, columns, language }),
    ),
  })
}
