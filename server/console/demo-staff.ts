import { listDemoStaff } from '#contract/staff.ts'
import { orderedRoles } from '#domain/access/change-staff.ts'
import { ok } from '#domain/values/refusal.ts'
import { databaseSeconds } from '#server/identity/index.ts'
import { type Encryption, totpEncryption } from '#server/platform/encryption/encryption.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { isPasswordOf } from '#server/platform/passwords/passwords.ts'
import { codeAt, stepAt } from '#server/platform/totp/totp.ts'
import { type DemoStaffMember, listDemoStaffMembers } from './demo-staff-store.ts'
import type { ConsoleDeps } from './deps.ts'

type DemoStaffDeps = Pick<ConsoleDeps, 'database' | 'secretKey'>

const hasDemoSecret = ({ demo, stored: { id, totpSecret } }: DemoStaffMember, encryption: Encryption) =>
  totpSecret !== null && encryption.decrypt(totpSecret, id) === demo.totpSecret

/** The accounts of demo staff who can still log in and have their published password or authenticator. */
export async function findDemoStaff({
  database: { db },
  secretKey,
}: DemoStaffDeps): Promise<readonly string[]> {
  const encryption = totpEncryption(secretKey)
  const enabled = (await listDemoStaffMembers(db)).filter(({ stored }) => !stored.isDisabled)
  const found = await Promise.all(
    enabled.map(async (member) => {
      const { demo, stored } = member
      const isDemo =
        hasDemoSecret(member, encryption) || (await isPasswordOf(stored.passwordHash, demo.password))
      return isDemo ? [stored.account] : []
    }),
  )
  return found.flat()
}

/** Demo mode only: the current authenticator code of each demo account, or the next one once it is used. */
export const demoStaffEndpoints = ({ database: { db }, secretKey }: DemoStaffDeps): readonly Endpoint[] => [
  endpoint(listDemoStaff, async () => {
    const now = stepAt(await databaseSeconds(db))
    const encryption = totpEncryption(secretKey)
    const members = await listDemoStaffMembers(db)
    const unchanged = members.filter((member) => hasDemoSecret(member, encryption))
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
