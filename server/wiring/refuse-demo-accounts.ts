import { findDemoStaff } from '#server/console/index.ts'
import { findDemoPeople } from '#server/identity/index.ts'
import { type Config, ConfigurationError, isDevelopment } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Production does not start while an account has a published password or authenticator. */
export async function refuseDemoAccounts(config: Config, database: Database): Promise<void> {
  if (isDevelopment(config)) return
  const staff = await findDemoStaff({ database, secretKey: config.SECRET_KEY })
  const people = await findDemoPeople(database)
  const lines = [
    ...(staff.length > 0 ? [`  staff: ${staff.join(', ')}`] : []),
    ...(people.length > 0 ? [`  customers: ${people.join(', ')}`] : []),
  ]
  if (lines.length === 0) return
  throw new ConfigurationError(
    [
      'The database has demo accounts whose passwords are published:',
      ...lines,
      'Use a database that never had demo data, or remove them as docs/operations.md says under "Demo accounts".',
    ].join('\n'),
  )
}
