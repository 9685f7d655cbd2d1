import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeFontConfig } from '#launch/test-fonts.ts'
import { serve } from '#server/main.ts'
import { openStaffSession } from './staff-session.ts'

/** The whole house on a database of its own, from the finished build; tests find its port in the environment. */
export default async function setup() {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-browser-'))
  process.env.FONTCONFIG_FILE ??= writeFontConfig(folder)
  const env = { ...process.env, PORT: '0', DATA_FOLDER: folder, LOG_LEVEL: 'silent', NODE_ENV: 'production' }
  const serving = await serve({ env })
  process.env.QUAYSIDE_TEST_PORT = String(serving.port)
  process.env.QUAYSIDE_TEST_REVIEWER = await openStaffSession(serving.port, 'reviewer')
  process.env.QUAYSIDE_TEST_TARIFF = await openStaffSession(serving.port, 'tariff')
  process.env.QUAYSIDE_TEST_SALES = await openStaffSession(serving.port, 'sales')
  return async () => {
    await serving.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
