import { listDemoStaff } from '#contract/staff.ts'
import { orderedRoles } from '#domain/access/change-staff.ts'
import { ok } from '#domain/values/refusal.ts'
import { databaseSeconds } from '#server/identity/index.ts'
import { totpEncryption } from '#server/platform/encryption/encryption.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { codeAt, stepAt } from '#server/platform/totp/totp.ts'
import { listDemoStaffMembers } from './demo-staff-store.ts'
import type { ConsoleDeps } from './deps.ts'

/** Demo mode only: the current authenticator code of each demo account, or the next one once it is used. */
export const demoStaffEndpoints = ({
  database: { db },
  secretKey,
}: Pick<ConsoleDeps, 'database' | 'secretKey'>): readonly Endpoint[] => [
  endpoint(listDemoStaff, async () => {
    const now = stepAt(await databaseSeconds(db))
    const encryption = totpEncryption(secretKey)
    const members = await listDemoStaffMembers(db)
    const unchanged = members.filter(
      ({ demo, stored: { id, totpSecret } }) =>
        totpSecret !== null && encryption.decrypt(totpSecret, id) === demo.totpSecret,
    )
    return ok(
      unchanged.map(({ demo: { account, password, totpSecret }, stored: { roles, totpLastStep } }) => ({
        account,
        password,
        code: codeAt(totpSecret, totpLastStep !== null && totpLastStep >= now ? now + 1 : now),
        roles: orderedRoles(roles),
      })),
    )
  }),
]
