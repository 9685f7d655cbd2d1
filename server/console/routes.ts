import { exportAudit as exportAuditCall, readAudit as readAuditCall } from '#contract/audit.ts'
import { watchConsole as watchConsoleCall } from '#contract/console.ts'
import { searchConsole as searchConsoleCall } from '#contract/console-search.ts'
import * as noteCalls from '#contract/notes.ts'
import * as calls from '#contract/staff.ts'
import * as accountCalls from '#contract/staff-account.ts'
import { userOf } from '#domain/access/actor.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { endSession } from '#server/identity/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { ConsoleDeps } from './deps.ts'
import { enrolmentProblems, enrolStaff } from './enrol-staff.ts'
import { exportAudit } from './export-audit.ts'
import { exportStaff } from './export-staff.ts'
import { logInStaff } from './log-in-staff.ts'
import { addStaff, changeStaff, listStaff, resetStaff } from './manage-staff.ts'
import { closeMention, listMentions } from './notes/mentions.ts'
import { addNote, readNotes, setOwner } from './notes/notes.ts'
import { changeStaffPassword, endStaffSessions, readStaffAccount } from './own-account.ts'
import { readAudit } from './read-audit.ts'
import { searchConsole } from './search-console.ts'
import { staffProblems } from './staff-account.ts'
import { findStaffMember } from './staff-store.ts'
import { viewStaff } from './staff-view.ts'
import { watchConsole } from './watch-console.ts'

export const consoleEndpoints = (deps: ConsoleDeps): readonly Endpoint[] => [
  endpoint(calls.logInStaff, (input) => logInStaff(deps, input)),
  endpoint(calls.enrolStaff, (input) => enrolStaff(deps, input), enrolmentProblems),
  endpoint(calls.whoAmIStaff, async ({ principal }) => {
    const staff = await findStaffMember(deps.database.db, userOf(principal.actor) ?? '')
    return staff ? ok(viewStaff(staff)) : refusal('logged-out')
  }),
  endpoint(calls.logOutStaff, (input) =>
    deps.database.transaction(async (db) => {
      const { sessionId, actor } = input.principal
      if (sessionId) await endSession(db, sessionId, 'logged-out')
      await audit(db, input, { action: 'staff-logged-out', subjectId: userOf(actor) })
      return ok(null)
    }),
  ),
  endpoint(accountCalls.readStaffAccount, (input) => readStaffAccount(deps, input)),
  endpoint(accountCalls.changeStaffPassword, (input) => changeStaffPassword(deps, input), enrolmentProblems),
  endpoint(accountCalls.endStaffSessions, (input) => endStaffSessions(deps, input)),
  endpoint(calls.listStaff, (input) => listStaff(deps, input)),
  endpoint(calls.exportStaff, (input) => exportStaff(deps, input)),
  endpoint(calls.addStaff, (input) => addStaff(deps, input), staffProblems),
  endpoint(calls.changeStaff, (input) => changeStaff(deps, input)),
  endpoint(calls.resetStaff, (input) => resetStaff(deps, input)),
  endpoint(watchConsoleCall, (input) => watchConsole(deps.streams, input)),
  endpoint(searchConsoleCall, (input) => searchConsole(deps, input)),
  endpoint(noteCalls.readNotes, (input) => readNotes(deps, input)),
  endpoint(noteCalls.addNote, (input) => addNote(deps, input)),
  endpoint(noteCalls.setOwner, (input) => setOwner(deps, input)),
  endpoint(noteCalls.listMentions, (input) => listMentions(deps, input)),
  endpoint(noteCalls.closeMention, (input) => closeMention(deps, input)),
  endpoint(readAuditCall, (input) => readAudit(deps, input)),
  endpoint(exportAuditCall, (input) => exportAudit(deps, input)),
]
