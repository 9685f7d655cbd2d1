import { listDemoStaff } from '#contract/staff.ts'
import { orderedRoles } from '#domain/access/change-staff.ts'
import { accept } from '#domain/values/refusal.ts'
import { databaseSeconds } from '#server/identity/index.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { totpSeals } from '#server/platform/seals/seals.ts'
import { codeAt, stepAt } from '#server/platform/totp/totp.ts'
import { listDemoStaffMembers } from './demo-staff-store.ts'
import type { ConsoleDeps } from './deps.ts'

/** Only for a house one tries out: what the authenticators of its demo staff show, the next code once one is used. */
export const demoStaffEndpoints = ({
  database: { queries },
  secretKey,
}: Pick<ConsoleDeps, 'database' | 'secretKey'>): readonly Endpoint[] => [
  endpoint(listDemoStaff, async () => {
    const now = stepAt(await databaseSeconds(queries))
    const seals = totpSeals(secretKey)
    const members = await listDemoStaffMembers(queries)
    const asMade = members.filter(
      ({ demo, stored: { id, totpSecret } }) =>
        totpSecret !== null && seals.open(totpSecret, id) === demo.totpSecret,
    )
    return accept(
      asMade.map(({ demo: { account, password, totpSecret }, stored: { roles, totpLastStep } }) => ({
        account,
        password,
        code: codeAt(totpSecret, totpLastStep !== null && totpLastStep >= now ? now + 1 : now),
        roles: orderedRoles(roles),
      })),
    )
  }),
]
