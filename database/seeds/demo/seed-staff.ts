import { randomUUID } from 'node:crypto'
import { staffMember } from '#database/schema/console.ts'
import type { SeedDb } from '#database/seeds/seed-run.ts'
import { demoStaff } from './demo-staff.data.ts'

export type StaffSeedDeps = {
  hashPassword(password: string): Promise<string>
  /** Encrypts the authenticator secret of an account. */
  encryptTotpSecret(secret: string, staffId: string): string
}

/** Already enrolled, so that the demo needs no authenticator app. */
export async function seedStaff(
  db: SeedDb,
  { hashPassword, encryptTotpSecret }: StaffSeedDeps,
): Promise<void> {
  const rows = demoStaff.map(async ({ account, name, roles, password, totpSecret }) => {
    const id = randomUUID()
    const passwordHash = await hashPassword(password)
    return {
      id,
      account,
      name,
      roles: [...roles],
      passwordHash,
      totpSecret: encryptTotpSecret(totpSecret, id),
    }
  })
  await db.insert(staffMember).values(await Promise.all(rows))
}
