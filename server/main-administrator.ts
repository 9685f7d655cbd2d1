import { admitAdministrator } from '#server/console/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { createLog } from '#server/platform/logs.ts'
import { Started } from '#server/platform/started.ts'
import { openStorage } from '#server/platform/storage/open-store.ts'

/** For a house without staff, or whose administrators have lost the way in; it need not be running. */
export async function makeAdministrator(
  env: NodeJS.ProcessEnv,
  asked: { readonly account: string; readonly name: string },
) {
  const config = readConfig(env)
  const started = new Started()
  try {
    const log = createLog(config.LOG_LEVEL)
    const { store } = await openStorage(config, systemClock)
    const { database } = await openDatabase(config, { started, log, store, early: undefined })
    return await admitAdministrator(database, asked)
  } finally {
    await started.stopAll()
  }
}
