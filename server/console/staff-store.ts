import { eq } from 'drizzle-orm'
import { staffMember } from '#database/schema/console.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import type { Queries } from '#server/platform/database/connect.ts'

/** Nothing for a member who is disabled. */
export async function rolesOf(queries: Queries, staffId: string): Promise<readonly StaffRole[] | undefined> {
  const [found] = await queries.select().from(staffMember).where(eq(staffMember.id, staffId))
  return found && !found.isDisabled ? found.roles : undefined
}
