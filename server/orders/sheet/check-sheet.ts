import type { SheetOrder } from '#contract/order-sheets.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import type { MilestoneRecord } from '#domain/orders/milestones/record-milestone.ts'
import { isRunning } from '#domain/orders/running/is-running.ts'
import { zonesOf } from '#domain/orders/running/order-zones.ts'
import {
  addProblem,
  fillFromSheet,
  linesByOrder,
  type SheetLine,
  type SheetProblems,
} from '#domain/orders/sheet/order-sheet.ts'
import { milestonesFromSheet } from '#domain/orders/sheet/sheet-milestones.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { changedNames } from '#server/orders/running/fill-in-order.ts'
import { findMilestones, lastDetail } from '#server/orders/running/work-store.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type CheckedOrder = {
  readonly view: SheetOrder
  /** Undefined where nothing can be applied. */
  readonly work?: {
    readonly stored: StoredOrder
    readonly values: OrderValues
    readonly milestones: readonly MilestoneRecord[]
  }
}

type FindOrder = (db: Db, number: string) => Promise<StoredOrder | undefined>

type Finding = { readonly find: FindOrder; readonly now: Date }

const nothing: OrderValues = { fields: {}, groups: {} }

/** Why no row of the order can be applied; undefined for an order that runs. */
const orderProblem = (number: string, stored: StoredOrder | undefined): FieldProblem | undefined => {
  if (number === '') return 'required'
  if (!stored) return 'unknown-value'
  return isRunning(stored) ? undefined : 'inconsistent'
}

async function checkOrder(db: Db, number: string, lines: readonly SheetLine[], { find, now }: Finding) {
  const rows = lines.map(({ row }) => row)
  const stored = number === '' ? undefined : await find(db, number)
  const problem = orderProblem(number, stored)
  if (!stored || problem) {
    const problems: SheetProblems = {}
    for (const row of rows) addProblem(problems, row, 'orderNo', problem ?? 'unknown-value')
    return { view: { number, outcome: 'wrong' as const, version: 0, rows, changes: [], problems } }
  }
  const last = await lastDetail(db, stored.id)
  const before = last?.values ?? nothing
  const { values, problems } = fillFromSheet(stored, before, lines)
  const records = await findMilestones(db, stored.id)
  const known = { ...stored, zones: zonesOf(stored), now, records }
  const milestones = milestonesFromSheet(lines, known, problems)
  const changes = [...changedNames(before, values), ...milestones.slice(0, 1).map(() => 'milestone')]
  const view = { number, version: last?.version ?? 0, rows, changes, problems }
  if (Object.keys(problems).length > 0) return { view: { ...view, outcome: 'wrong' as const } }
  if (changes.length === 0) return { view: { ...view, outcome: 'unchanged' as const } }
  return { view: { ...view, outcome: 'good' as const }, work: { stored, values, milestones } }
}

/** Each order of a sheet, in the order of their numbers, so that two sheets lock them in the same order. */
export async function checkOrders(
  db: Db,
  lines: readonly SheetLine[],
  known: Finding,
): Promise<readonly CheckedOrder[]> {
  const checked: CheckedOrder[] = []
  const byNumber = [...linesByOrder(lines)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (const [number, own] of byNumber) checked.push(await checkOrder(db, number, own, known))
  return checked
}
