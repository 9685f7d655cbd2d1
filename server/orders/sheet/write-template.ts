import type { orderSheetTemplate as templateCall } from '#contract/order-sheets.ts'
import { permit } from '#domain/access/permit.ts'
import { orderMilestones } from '#domain/orders/milestones/milestones.ts'
import { orderSheetColumns, orderSheetLimits } from '#domain/orders/sheet/order-sheet.ts'
import { classifiers } from '#domain/tracking/milestones.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { messages } from '#messages/messages.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { fileFromBytes, type SentFile } from '#server/platform/http/replies/reply-file.ts'
import { cellAddress, sheetMediaType, writeBook } from '#server/platform/sheets/write-sheet.ts'
import { classifierName, headerOf, milestoneName } from './sheet-columns.ts'

const width = 18

/** An empty sheet with all columns, and a second one with the values of lists. */
export async function orderSheetTemplate({
  principal,
  request: { language },
}: EndpointInput<typeof templateCall>): Promise<Result<SentFile>> {
  const may = permit(principal.actor, 'run-orders')
  if (!may.ok) return may
  const { sheet } = messages[language].orderSheet
  const choices = [
    { column: 'containers.type', values: containerTypeCodes },
    { column: 'milestone', values: orderMilestones.map((code) => milestoneName(code, language)) },
    { column: 'classifier', values: classifiers.map((code) => classifierName(code, language)) },
  ]
  const absolute = (column: number, row: number) =>
    cellAddress(column, row).replace(/([A-Z]+)(\d+)/, '$$$1$$$2')
  const longest = Math.max(...choices.map(({ values }) => values.length))
  const bytes = await writeBook([
    {
      name: sheet.name,
      columns: orderSheetColumns.map((column) => ({ header: headerOf(column, language), width })),
      rows: [],
      lists: choices.map(({ column, values }, index) => {
        const at = orderSheetColumns.indexOf(column) + 1
        return {
          range: `${cellAddress(at, 2)}:${cellAddress(at, orderSheetLimits.rows + 1)}`,
          source: `'${sheet.choices}'!${absolute(index + 1, 2)}:${absolute(index + 1, values.length + 1)}`,
        }
      }),
    },
    {
      name: sheet.choices,
      columns: choices.map(({ column }) => ({ header: headerOf(column, language), width })),
      rows: Array.from({ length: longest }, (_, row) => choices.map(({ values }) => values[row] ?? null)),
    },
  ])
  return ok(fileFromBytes(`orders-template-${language}.xlsx`, sheetMediaType, bytes))
}
