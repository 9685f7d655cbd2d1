import { membershipStatusOf } from '#server/certification/index.ts'
import { isDisabled, rolesOf } from '#server/console/index.ts'
import { createAuthenticate, createAuthenticateStaff } from '#server/identity/index.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { AuthenticateByAccess } from '#server/platform/http/principal.ts'

export const authenticateByAccess = (database: Database): AuthenticateByAccess => ({
  customer: createAuthenticate(database, membershipStatusOf),
  staff: createAuthenticateStaff(database, { rolesOf, isDisabled }),
})
