import { publicVersion } from '#database/schema/platform.ts'
import type { Queries } from '#server/platform/database/connect.ts'

/** Reads the version of the public data. The SQL text is written once. */
export function publicVersionReader(queries: Queries): () => Promise<number> {
  const statement = queries
    .select({ version: publicVersion.version })
    .from(publicVersion)
    .prepare('version of the public data')
  return async () => {
    const [row] = await statement.execute()
    if (!row) throw new Error('The public data have no version')
    return row.version
  }
}
