import { membershipStatus } from '#server/certification/index.ts'
import { isDisabled, rolesOf } from '#server/console/index.ts'
import { createAuthenticate, createAuthenticateStaff } from '#server/identity/index.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { AuthenticateByAccess } from '#server/platform/http/requests/principal.ts'

export const authenticateByAccess = (database: Database): AuthenticateByAccess => ({
  customer: createAuthenticate(database, membershipStatus),
  staff: createAuthenticateStaff(database, { rolesOf, isDisabled }),
})
