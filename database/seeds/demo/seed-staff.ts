import { randomUUID } from 'node:crypto'
import { staffMember } from '#database/schema/console.ts'
import type { SeedQueries } from '#database/seeds/seed-run.ts'
import { demoStaff } from './demo-staff.data.ts'

export type StaffSeedDeps = {
  hashPassword(password: string): Promise<string>
  /** Seals the secret of an authenticator for the account it belongs to. */
  sealTotpSecret(secret: string, staffId: string): string
}

/** Enrolled already, so that whoever tries the house needs no authenticator but a code. */
export async function seedStaff(
  queries: SeedQueries,
  { hashPassword, sealTotpSecret }: StaffSeedDeps,
): Promise<void> {
  const rows = demoStaff.map(async ({ account, name, roles, password, totpSecret }) => {
    const id = randomUUID()
    const passwordHash = await hashPassword(password)
    return { id, account, name, roles: [...roles], passwordHash, totpSecret: sealTotpSecret(totpSecret, id) }
  })
  await queries.insert(staffMember).values(await Promise.all(rows))
}
