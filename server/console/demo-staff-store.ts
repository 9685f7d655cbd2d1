import { inArray } from 'drizzle-orm'
import { staffMember } from '#database/schema/console.ts'
import { type DemoStaff, demoStaff } from '#database/seeds/demo/demo-staff.data.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type DemoStaffMember = {
  readonly demo: DemoStaff
  readonly stored: typeof staffMember.$inferSelect
}

/** The demo accounts that still exist, each with its seed data. */
export async function listDemoStaffMembers(db: Db): Promise<readonly DemoStaffMember[]> {
  const accounts = demoStaff.map(({ account }) => account)
  const stored = await db.select().from(staffMember).where(inArray(staffMember.account, accounts))
  return demoStaff.flatMap((demo) => {
    const found = stored.find(({ account }) => account === demo.account)
    return found ? [{ demo, stored: found }] : []
  })
}
