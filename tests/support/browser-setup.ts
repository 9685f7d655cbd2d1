import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { provideDatabase } from '#launch/postgres/provide-database.ts'
import { writeFontConfig } from '#launch/test-fonts.ts'
import { serve } from '#server/main.ts'
import { openStaffSession } from './staff-session.ts'

/** The whole site with its own database, from the finished build. The port is in the environment. */
export default async function setup() {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-browser-'))
  process.env.FONTCONFIG_FILE ??= writeFontConfig(folder)
  // React reads it too: its development build renders several times slower.
  process.env.NODE_ENV = 'production'
  const env = { ...process.env, PORT: '0', DATA_FOLDER: folder, LOG_LEVEL: 'silent' }
  const database = await provideDatabase(env)
  const serving = await serve({ env: database.env })
  process.env.QUAYSIDE_TEST_PORT = String(serving.port)
  process.env.QUAYSIDE_TEST_REVIEWER = await openStaffSession(serving.port, 'reviewer')
  process.env.QUAYSIDE_TEST_TARIFF = await openStaffSession(serving.port, 'tariff')
  process.env.QUAYSIDE_TEST_SALES = await openStaffSession(serving.port, 'sales')
  return async () => {
    await serving.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
