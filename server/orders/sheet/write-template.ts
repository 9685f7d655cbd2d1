import type { orderSheetTemplate as templateCall } from '#contract/order-sheets.ts'
import { permit } from '#domain/access/permit.ts'
import type { Language } from '#domain/brands/brand.ts'
import { orderMilestones } from '#domain/orders/milestones/milestones.ts'
import { isRunning } from '#domain/orders/running/is-running.ts'
import { linesOfOrder, orderSheetLimits } from '#domain/orders/sheet/order-sheet.ts'
import { orderSheetColumns, sheetChoices } from '#domain/orders/sheet/sheet-columns.ts'
import { classifiers } from '#domain/tracking/milestones.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { messages } from '#messages/messages.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { lastDetails } from '#server/orders/running/work-store.ts'
import { findOrdersNumbered } from '#server/orders/store/order-store.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { fileFromBytes, type SentFile } from '#server/platform/http/replies/reply-file.ts'
import { cellAddress, sheetMediaType, writeBook } from '#server/platform/sheets/write-sheet.ts'
import { classifierName, headerOf, milestoneName, textOfCell } from './sheet-columns.ts'

const width = 18

type Rows = readonly (readonly (string | null)[])[]

/** What the running ones of these orders have, a row for each container, truck, declaration and policy. */
async function filledRows(db: Db, numbers: readonly string[], language: Language): Promise<Rows> {
  const orders = await findOrdersNumbered(db, numbers)
  const running = orders.filter(isRunning)
  const details = await lastDetails(
    db,
    running.map(({ id }) => id),
  )
  return running.flatMap(({ id, number }) =>
    linesOfOrder(number, details.get(id)?.values ?? { fields: {}, groups: {} }).map((cells) =>
      orderSheetColumns.map((column) => {
        const text = cells[column]
        return text === undefined ? null : textOfCell(column, text, language)
      }),
    ),
  )
}

/** The values of columns with a list. */
const choicesIn = (language: Language) => [
  { column: 'containers.type', values: containerTypeCodes },
  { column: 'milestone', values: orderMilestones.map((code) => milestoneName(code, language)) },
  ...Object.entries(sheetChoices).map(([column, codes]) => ({
    column,
    values: codes.map((code) => textOfCell(column, code, language)),
  })),
  { column: 'classifier', values: classifiers.map((code) => classifierName(code, language)) },
]

/** All columns, empty or with what orders have, and a second sheet with the values of lists. */
export async function orderSheetTemplate(
  { database: { db } }: OrderDeps,
  input: EndpointInput<typeof templateCall>,
): Promise<Result<SentFile>> {
  const { principal, query, request } = input
  const { language } = request
  const may = permit(principal.actor, 'run-orders')
  if (!may.ok) return may
  const rows = query.numbers ? await filledRows(db, query.numbers, language) : []
  if (rows.length > 0)
    await audit(db, input, { action: 'orders-listed', subjectId: null, after: { rows: rows.length } })
  const { sheet } = messages[language].orderSheet
  const choices = choicesIn(language)
  const absolute = (column: number, row: number) =>
    cellAddress(column, row).replace(/([A-Z]+)(\d+)/, '$$$1$$$2')
  const longest = Math.max(...choices.map(({ values }) => values.length))
  const bytes = await writeBook([
    {
      name: sheet.name,
      columns: orderSheetColumns.map((column) => ({ header: headerOf(column, language), width })),
      rows,
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
