import { readAudit as readAuditCall } from '#contract/audit.ts'
import * as calls from '#contract/staff.ts'
import { userOf } from '#domain/access/actor.ts'
import { accept, refuse } from '#domain/values/refusal.ts'
import { endSession } from '#server/identity/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { enrolStaff } from './enrol-staff.ts'
import { logInStaff } from './log-in-staff.ts'
import { addStaff, changeStaff, listStaff, resetStaff } from './manage-staff.ts'
import type { ConsoleParts } from './parts.ts'
import { readAudit } from './read-audit.ts'
import { findStaffMember } from './staff-store.ts'
import { viewStaff } from './staff-view.ts'

export const consoleEndpoints = (parts: ConsoleParts): readonly Endpoint[] => [
  endpoint(calls.logInStaff, (input) => logInStaff(parts, input)),
  endpoint(calls.enrolStaff, (input) => enrolStaff(parts, input)),
  endpoint(calls.whoAmIStaff, async ({ bearer }) => {
    const staff = await findStaffMember(parts.database.queries, userOf(bearer.actor) ?? '')
    return staff ? accept(viewStaff(staff)) : refuse('logged-out')
  }),
  endpoint(calls.logOutStaff, (input) =>
    parts.database.transaction(async (queries) => {
      const { sessionId, actor } = input.bearer
      if (sessionId) await endSession(queries, sessionId, 'logged-out')
      await audit(queries, input, { action: 'staff-logged-out', subjectId: userOf(actor) })
      return accept(null)
    }),
  ),
  endpoint(calls.listStaff, (input) => listStaff(parts, input)),
  endpoint(calls.addStaff, (input) => addStaff(parts, input)),
  endpoint(calls.changeStaff, (input) => changeStaff(parts, input)),
  endpoint(calls.resetStaff, (input) => resetStaff(parts, input)),
  endpoint(readAuditCall, (input) => readAudit(parts, input)),
]
