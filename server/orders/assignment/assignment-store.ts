import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { orderAssignment } from '#database/schema/orders-assignment.ts'
import type { AssignmentRule } from '#domain/orders/assignment/assignment.ts'
import type { Db } from '#server/platform/database/connect.ts'

const columns = {
  port: orderAssignment.port,
  service: orderAssignment.service,
  staffId: orderAssignment.staffId,
}

export const findRules = (db: Db): Promise<AssignmentRule[]> =>
  db
    .select(columns)
    .from(orderAssignment)
    .orderBy(sql`${asc(orderAssignment.port)} nulls first`, sql`${asc(orderAssignment.service)} nulls first`)

/** The rules of people who still work here: a disabled account looks after nothing. */
export const openRules = sql`coalesce((
  select jsonb_agg(jsonb_build_object('port', port, 'service', service, 'staffId', staff_id))
  from ${orderAssignment}
  where not (select is_disabled from staff_member where staff_member.id = staff_id)
), '[]')`

type Scope = Pick<AssignmentRule, 'port' | 'service'>

const isScope = ({ port, service }: Scope) =>
  and(
    port === null ? isNull(orderAssignment.port) : eq(orderAssignment.port, port),
    service === null ? isNull(orderAssignment.service) : eq(orderAssignment.service, service),
  )

/** The member of staff of the rule until now; undefined without one. */
export async function findRule(db: Db, scope: Scope): Promise<string | undefined> {
  const [found] = await db.select(columns).from(orderAssignment).where(isScope(scope)).for('update')
  return found?.staffId
}

export const saveRule = (db: Db, rule: AssignmentRule) =>
  db
    .insert(orderAssignment)
    .values(rule)
    .onConflictDoUpdate({
      target: [orderAssignment.port, orderAssignment.service],
      set: { staffId: rule.staffId },
    })

export const deleteRule = (db: Db, scope: Scope) => db.delete(orderAssignment).where(isScope(scope))
