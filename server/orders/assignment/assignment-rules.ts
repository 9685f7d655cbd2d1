import type { DataOf } from '#contract/call.ts'
import type {
  listAssignmentRules as listCall,
  setAssignmentRule as setCall,
} from '#contract/console-order-assignment.ts'
import { permit } from '#domain/access/permit.ts'
import { homePorts } from '#domain/places/home-ports.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { namesOf } from '#server/orders/reading/order-view.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { deleteRule, findRule, findRules, saveRule } from './assignment-store.ts'

type View = DataOf<typeof listCall>

async function viewRules(deps: OrderDeps, db: Db): Promise<View> {
  const rules = await findRules(db)
  const names = await namesOf(
    deps.findStaff,
    db,
    rules.map(({ staffId }) => staffId),
  )
  return {
    rules: rules.map(({ port, service, staffId: id }) => ({
      port,
      service,
      staff: { id, name: names.get(id) ?? '' },
    })),
    staff: [...(await deps.staffWho(db, 'assign-orders'))],
  }
}

export async function listAssignmentRules(
  deps: OrderDeps,
  { principal }: EndpointInput<typeof listCall>,
): Promise<Result<View>> {
  const may = permit(principal.actor, 'assign-orders')
  return may.ok ? ok(await viewRules(deps, deps.database.db)) : may
}

const isKnownPort = (code: string): boolean => homePorts.some((port) => port === code)

export async function setAssignmentRule(
  deps: OrderDeps,
  input: EndpointInput<typeof setCall>,
): Promise<Result<View>> {
  const may = permit(input.principal.actor, 'assign-orders')
  if (!may.ok) return may
  const { port, service, staffId } = input.body
  if (port !== null && !isKnownPort(port)) return invalidFields({ port: 'unknown-value' })
  const people = await deps.staffWho(deps.database.db, 'assign-orders')
  if (staffId !== null && !people.some(({ id }) => id === staffId))
    return invalidFields({ staffId: 'unknown-value' })
  await deps.database.transaction(async (db) => {
    const before = await findRule(db, { port, service })
    await (staffId === null ? deleteRule(db, { port, service }) : saveRule(db, { port, service, staffId }))
    const scope = { port: port ?? '', service: service ?? '' }
    await audit(db, input, {
      action: 'order-assignment-set',
      subjectId: staffId,
      before: { ...scope, staffId: before ?? null },
      after: { ...scope, staffId },
    })
  })
  return ok(await viewRules(deps, deps.database.db))
}
