import { defaultBrand } from '#domain/brands/brands.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { endSessionsOf } from '#server/identity/index.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Database, Db } from '#server/platform/database/connect.ts'
import { visitor } from '#server/platform/http/requests/principal.ts'
import { hashPassword } from '#server/platform/passwords/passwords.ts'
import { newFirstPassword } from './first-password.ts'
import { readStaffAccount, staffProblems } from './staff-account.ts'
import { insertStaff, lockStaff, resetCredentials, type StoredStaff, saveStaff } from './staff-store.ts'

/** The command line has no login: access to the machine is the permission. */
const commandLine: Doer = {
  request: {
    brand: defaultBrand,
    isConsole: true,
    language: 'en',
    origin: '',
    requestId: 'command-line',
    clientIp: 'command line',
  },
  principal: visitor,
}

async function admitAgain(db: Db, known: StoredStaff, passwordHash: string): Promise<void> {
  const roles = [...new Set([...known.roles, 'administrator' as const])]
  await saveStaff(db, { ...known, roles, isDisabled: false })
  await resetCredentials(db, known.id, passwordHash)
  await endSessionsOf(db, { staffId: known.id }, 'ended-by-staff')
  await audit(db, commandLine, { action: 'staff-reset', subjectId: known.id, after: { roles } })
}

async function admitFirst(db: Db, account: string, name: string, passwordHash: string) {
  const added = await insertStaff(db, { account, name, roles: ['administrator'], passwordHash })
  if (!added) throw new Error('The account was taken while the staff table was locked')
  const after = { account, name, roles: ['administrator'] }
  await audit(db, commandLine, { action: 'staff-added', subjectId: added.id, after })
}

/** Creates the first administrator, or resets one who cannot log in. Both enrol again with a first password. */
export async function admitAdministrator(
  database: Database,
  requested: { readonly account: string; readonly name: string },
): Promise<Result<{ readonly account: string; readonly firstPassword: string }>> {
  const account = readStaffAccount(requested.account)
  const wrong = staffProblems(requested)
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  const firstPassword = newFirstPassword()
  const passwordHash = await hashPassword(firstPassword)
  await database.transaction(async (db) => {
    const known = (await lockStaff(db)).find((staff) => staff.account === account)
    if (known) await admitAgain(db, known, passwordHash)
    else await admitFirst(db, account, requested.name.trim(), passwordHash)
  })
  return ok({ account, firstPassword })
}
