import { publicVersion } from '#database/schema/platform.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** Reads the version of the public data. The SQL text is written once. */
export function publicVersionReader(db: Db): () => Promise<number> {
  const statement = db
    .select({ version: publicVersion.version })
    .from(publicVersion)
    .prepare('version of the public data')
  return async () => {
    const [row] = await statement.execute()
    if (!row) throw new Error('The public data have no version')
    return row.version
  }
}
