import type { StaffView } from '#contract/staff.ts'
import { openSession, placeOf } from '#server/identity/index.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/http/endpoint.ts'
import { recordLogIn, type StoredStaff } from './staff-store.ts'
import { viewStaff } from './staff-view.ts'

export type StaffSession = { readonly staff: StaffView; readonly token: string }

/** The staff member is logged in only now, so the request itself has no principal yet. */
const doerOf = ({ id, roles }: StoredStaff, { request }: Pick<RequestContext, 'request'>): Doer => ({
  request,
  principal: { actor: { kind: 'staff', userId: id, roles }, sessionId: null },
})

/** Opens a console session and audits how. */
export async function openStaffSession(
  db: Db,
  staff: StoredStaff,
  request: Pick<RequestContext, 'request'>,
  action: 'staff-logged-in' | 'staff-enrolled',
): Promise<StaffSession> {
  const token = await openSession(db, { staffId: staff.id, kind: 'staff', ...placeOf(request.request) })
  await recordLogIn(db, staff.id)
  await audit(db, doerOf(staff, request), { action, subjectId: staff.id })
  return { staff: viewStaff(staff), token }
}
