import type { StaffView } from '#contract/staff.ts'
import { openSession } from '#server/identity/index.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/http/endpoint.ts'
import type { StoredStaff } from './staff-store.ts'
import { viewStaff } from './staff-view.ts'

export type Entered = { readonly staff: StaffView; readonly token: string }

/** From this moment on it is he who does it. */
const doerOf = ({ id, roles }: StoredStaff, { request }: Pick<RequestContext, 'request'>): Doer => ({
  request,
  principal: { actor: { kind: 'staff', userId: id, roles }, sessionId: null },
})

/** A session of the console, written down with how it came about. */
export async function enter(
  queries: Queries,
  staff: StoredStaff,
  request: Pick<RequestContext, 'request'>,
  action: 'staff-logged-in' | 'staff-enrolled',
): Promise<Entered> {
  const token = await openSession(queries, { staffId: staff.id, life: 'staff', brand: request.request.brand })
  await audit(queries, doerOf(staff, request), { action, subjectId: staff.id })
  return { staff: viewStaff(staff), token }
}
