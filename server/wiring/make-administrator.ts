import { admitAdministrator } from '#server/console/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { Disposables } from '#server/platform/disposables.ts'
import { createLog } from '#server/platform/logs.ts'
import { openStorage } from '#server/platform/storage/open-store.ts'

/** For an installation without staff, or whose administrators are locked out; the server need not run. */
export async function makeAdministrator(
  config: Config,
  administrator: { readonly account: string; readonly name: string },
) {
  const disposables = new Disposables()
  try {
    const log = createLog(config.LOG_LEVEL)
    const { store } = await openStorage(config, systemClock)
    const { database } = await openDatabase(config, { disposables, log, store })
    return await admitAdministrator(database, administrator)
  } finally {
    await disposables.disposeAll()
  }
}
