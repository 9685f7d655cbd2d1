import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '#faults/fault.ts'
import { freePort, Instance, root } from '#faults/instance.ts'
import { connect } from '#server/platform/database/connect.ts'

const name = 'two_starts'

const migrationCount = (): number =>
  JSON.parse(readFileSync(join(root, 'database', 'migrations', 'meta', '_journal.json'), 'utf8')).entries
    .length

export const emptyDatabase: Fault = {
  name: 'two instances start at the same time on an empty database',
  async run(stage, figures) {
    const urls = await stage.createDatabase(name)
    const started = performance.now()
    const settings = { ...urls, DATA_FOLDER: join(stage.folder, 'files') }
    const two = [await freePort(), await freePort()].map(
      (port) => new Instance({ ...settings, PORT: String(port) }),
    )
    await Promise.all(two.map((one) => one.ready()))
    figures.note(`both ready after ${((performance.now() - started) / 1000).toFixed(1)} s`)
    const database = connect({ url: urls.DATABASE_OWNER_URL, poolSize: 2, onIdleError: () => {} })
    const { rows } = await database.pool.query(
      'SELECT count(*)::int AS applied, count(DISTINCT hash)::int AS different FROM drizzle.__drizzle_migrations',
    )
    await database.close()
    await Promise.all(two.map((one) => one.stop()))
    figures.atLeast('migrations applied', rows[0].different, migrationCount())
    figures.atMost('applied more than once', rows[0].applied - rows[0].different, 0)
  },
}
