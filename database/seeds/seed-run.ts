import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { seedRun } from '#database/schema/platform.ts'

export type SeedDb = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>

const digestOf = (contents: unknown) => createHash('sha256').update(JSON.stringify(contents)).digest('hex')

/** Runs a seed if its contents differ from those of its last run. */
export async function seedWhenChanged(
  db: SeedDb,
  name: string,
  contents: unknown,
  seed: () => Promise<void>,
): Promise<void> {
  const digest = digestOf(contents)
  const [last] = await db.select().from(seedRun).where(eq(seedRun.name, name))
  if (last?.digest === digest) return
  await seed()
  const run = { digest, ranAt: new Date() }
  await db
    .insert(seedRun)
    .values({ name, ...run })
    .onConflictDoUpdate({ target: seedRun.name, set: run })
}

export const hasRun = async (db: SeedDb, name: string): Promise<boolean> =>
  (await db.select().from(seedRun).where(eq(seedRun.name, name))).length > 0

/** Runs a seed once per database, even if its rows are deleted later. */
export const seedOnce = (db: SeedDb, name: string, seed: () => Promise<void>): Promise<void> =>
  seedWhenChanged(db, name, 'once', seed)
