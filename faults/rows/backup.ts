import { join } from 'node:path'
import type { Fault } from '#faults/fault.ts'
import { runTask } from '#faults/instance.ts'
import { databaseUrls } from '#faults/stage.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'

/** Rows of every table of the product, and every sum of money. */
async function contentOf({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  )
  const lines: string[] = []
  for (const { name } of rows)
    lines.push(`${name} ${(await pool.query(`SELECT count(*) AS n FROM "${name}"`)).rows[0].n}`)
  const { rows: sums } = await pool.query(
    'SELECT currency, sum(total) AS sum FROM quote GROUP BY 1 ORDER BY 1',
  )
  return [...lines, ...sums.map(({ currency, sum }) => `${currency} ${sum}`)]
}

export const backUpAndRestore: Fault = {
  name: 'backup and restore',
  async run(stage, figures) {
    const file = join(stage.folder, 'backup.tar')
    const settings = { ...databaseUrls(stage.postgres), DATA_FOLDER: join(stage.folder, 'files') }
    const saved = await runTask(['backup', file], settings)
    figures.holds('npm run backup ends without an error', saved.code === 0)
    if (saved.code !== 0) return figures.note(saved.output.slice(0, 500))
    const urls = await stage.createDatabase('restored')
    const back = await runTask(['restore', file], {
      ...urls,
      DATA_FOLDER: join(stage.folder, 'restored-files'),
    })
    figures.holds('npm run restore ends without an error', back.code === 0)
    if (back.code !== 0) return figures.note(back.output.slice(0, 500))
    const copy = connect({ url: urls.DATABASE_OWNER_URL, poolSize: 2, onIdleError: () => {} })
    const [original, copied] = [await contentOf(stage.database), await contentOf(copy)]
    await copy.close()
    const different = original.filter((line) => !copied.includes(line))
    figures.note(`${original.length} counts and sums compared`)
    figures.atMost(`different counts or sums ${different.join('; ')}`, different.length, 0)
  },
}
