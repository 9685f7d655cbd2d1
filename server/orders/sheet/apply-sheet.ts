import type { DataOf } from '#contract/call.ts'
import type * as calls from '#contract/order-sheets.ts'
import { userOf } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { megabyte } from '#domain/files/file-kind.ts'
import { orderSheetLimits } from '#domain/orders/sheet/order-sheet.ts'
import { invalidFields, ok, type Result, refusal, type WrongFields } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { writeDetails } from '#server/orders/running/fill-in-order.ts'
import { writeMilestone } from '#server/orders/running/record-milestone.ts'
import { findOrder, lockOrder } from '#server/orders/store/order-store.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { Principal } from '#server/platform/http/requests/principal.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { takeUpload } from '#server/platform/sheets/take-upload.ts'
import { type CheckedOrder, checkOrders } from './check-sheet.ts'
import { readOrderLines } from './read-sheet.ts'

type ReadInput = EndpointInput<typeof calls.readOrderSheet>
type ApplyInput = EndpointInput<typeof calls.applyOrderSheet>

const sheetLimit = { purpose: 'order-sheet', windowSeconds: 10 * 60, max: 40 } as const

/** Those who fill in orders one by one; each sheet takes a process. */
async function takeTurn(db: Db, { actor }: Principal): Promise<Result<string>> {
  const may = permit(actor, 'run-orders')
  if (!may.ok) return may
  const staffId = userOf(actor)
  if (staffId === null) return refusal('logged-out')
  const taken = await takeRateLimit(db, [{ ...sheetLimit, subject: staffId }])
  return taken.ok ? ok(staffId) : taken
}

export async function readOrderSheet(
  { database: { db }, clock }: OrderDeps,
  { body, principal }: ReadInput,
): Promise<Result<DataOf<typeof calls.readOrderSheet>>> {
  const turn = await takeTurn(db, principal)
  if (!turn.ok) return turn
  const bytes = await takeUpload(body, orderSheetLimits.megabytes * megabyte)
  if (!bytes.ok) return bytes
  const sheet = await readOrderLines(bytes.value)
  if (!sheet.ok) return sheet
  const { lines, ignored } = sheet.value
  const checked = await checkOrders(db, lines, { find: findOrder, now: clock.now() })
  return ok({ lines: [...lines], orders: checked.map(({ view }) => view), ignored })
}

/** What was changed by others since it was shown is not overwritten. */
const onVersion =
  (versions: ApplyInput['body']['versions']) =>
  (checked: CheckedOrder): CheckedOrder =>
    checked.work && versions[checked.view.number] !== checked.view.version
      ? { view: { ...checked.view, outcome: 'changed' } }
      : checked

function problemsOf(checked: readonly CheckedOrder[]): WrongFields {
  return Object.fromEntries(
    checked.flatMap(({ view: { problems } }) =>
      Object.entries(problems).flatMap(([row, cells]) =>
        Object.entries(cells).map(([column, problem]) => [`${row}.${column}`, problem] as const),
      ),
    ),
  )
}

async function applyOne(db: Db, input: ApplyInput, { view, work }: CheckedOrder, by: By): Promise<void> {
  if (!work) return
  const { stored, values, milestones } = work
  const written = await writeDetails(db, stored, { version: view.version, values }, by)
  if (!written.ok) throw new Error(`Order ${stored.number} was checked and is refused: ${written.refusal}`)
  const { number } = stored
  if (written.value) {
    const after = { number, ...written.value, sheet: true }
    await audit(db, input, { action: 'order-filled-in', subjectId: null, after })
  }
  for (const record of milestones) {
    const after = { number, ...(await writeMilestone(db, stored, record, by)), sheet: true }
    await audit(db, input, { action: 'milestone-recorded', subjectId: null, after })
  }
}
type By = { readonly staffId: string; readonly now: Date }

/** In one transaction, with every order locked: either all that is announced is written, or nothing. */
export async function applyOrderSheet(
  { database, clock }: OrderDeps,
  input: ApplyInput,
): Promise<Result<DataOf<typeof calls.applyOrderSheet>>> {
  const turn = await takeTurn(database.db, input.principal)
  if (!turn.ok) return turn
  const { lines, versions, onlyIfAll } = input.body
  const by = { staffId: turn.value, now: clock.now() }
  return database.transaction(async (db) => {
    const found = await checkOrders(db, lines, { find: lockOrder, now: by.now })
    const checked = found.map(onVersion(versions))
    const changed = checked.find(({ view }) => view.outcome === 'changed')
    if (onlyIfAll && changed) return refusal('order-changed', { version: changed.view.version })
    const wrong = problemsOf(checked)
    if (onlyIfAll && Object.keys(wrong).length > 0) return invalidFields(wrong)
    for (const one of checked) await applyOne(db, input, one, by)
    const applied = checked.filter(({ work }) => work).length
    return ok({ applied, orders: checked.map(({ view }) => view) })
  })
}
