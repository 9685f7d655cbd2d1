import { Client } from 'pg'
import { loadServer } from '#launch/load-server.ts'
import { onShutdown } from '#launch/on-shutdown.ts'
import { provideDatabase } from '#launch/postgres/provide-database.ts'
import { openStaffSession } from './staff-session.ts'

/**
 * The whole site with its own database, from the finished build. In a process of its own, because the test tool
 * translates each module that it loads itself. Ends with the process that started it.
 */
const database = await provideDatabase(process.env)
const { serve } = await loadServer()
const serving = await serve({ config: database.config })
onShutdown(async () => {
  await serving.stop()
  await database.stop()
  process.exit(0)
})
// Tests share sessions: one token holds for the whole run, however slow the machine is.
const owner = new Client({
  connectionString: database.config.DATABASE_OWNER_URL ?? database.config.DATABASE_URL,
})
await owner.connect()
await owner.query(`ALTER TABLE session_token ALTER COLUMN issued_at SET DEFAULT now() + interval '3 hours'`)
await owner.end()
process.send?.({
  QUAYSIDE_TEST_PORT: String(serving.port),
  QUAYSIDE_TEST_REVIEWER: await openStaffSession(serving.port, 'reviewer'),
  QUAYSIDE_TEST_TARIFF: await openStaffSession(serving.port, 'tariff'),
  QUAYSIDE_TEST_SALES: await openStaffSession(serving.port, 'sales'),
  QUAYSIDE_TEST_OPERATIONS: await openStaffSession(serving.port, 'operations'),
  QUAYSIDE_TEST_FINANCE: await openStaffSession(serving.port, 'finance'),
})
