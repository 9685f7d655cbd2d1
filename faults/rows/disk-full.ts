import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openCompanies } from '#bench/companies.ts'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { uploadFile } from '#contract/files.ts'
import { listQuotes, saveQuote } from '#contract/quotes.ts'
import { ask, dataIn, type Heard } from '#faults/client.ts'
import type { Fault } from '#faults/fault.ts'
import type { Figures } from '#faults/figures.ts'
import { freePort, Instance } from '#faults/instance.ts'
import { mountSmallDisk, notPermitted } from '#faults/small-disk.ts'
import { databaseUrls, findQuoteToSave, openDatabase } from '#faults/stage.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { pdf } from '#tests/support/licences.ts'

const isStorageFull = ({ status, text }: Heard) => status === 503 && text.includes('storage-full')
const filesMegabytes = 8
const databaseMegabytes = 640
const uploadBytes = 64 * 1024

export const diskOfFilesFull: Fault = {
  name: 'the disk of the uploaded files is full',
  async run(stage, figures) {
    const DATA_FOLDER = join(stage.folder, 'small-files')
    const disk = mountSmallDisk(DATA_FOLDER, filesMegabytes)
    if (!disk) return figures.miss(notPermitted)
    const instance = new Instance({ ...stage.settings(0), DATA_FOLDER, PORT: String(await freePort()) })
    try {
      const { port } = await instance.ready()
      const [token = ''] = await stage.newTokens(1)
      const upload = () =>
        ask(port, {
          path: `${uploadFile.path}?kind=licence&name=licence.pdf`,
          token,
          body: pdf(randomUUID().repeat(uploadBytes / 36)),
        })
      const before = await upload()
      disk.fill()
      const full = await upload()
      const reads = await Promise.all([ask(port, { path: '/' }), ask(port, { path: listQuotes.path, token })])
      disk.free()
      const after = await upload()
      figures.holds('an upload is stored before', before.status === 200)
      figures.holds(`refused with a clear error (${full.status})`, isStorageFull(full))
      figures.holds(
        'pages and lists are read',
        reads.every(({ status }) => status === 200),
      )
      figures.holds('stored again when there is room', after.status === 200)
    } finally {
      await instance.stop()
      disk.unmount()
    }
  },
}

const maxSaves = 4_000
const companies = 40

/** Saves until the disk refuses. */
async function saveUntilFull(save: (turn: number) => Promise<Heard>) {
  const numbers: string[] = []
  for (let turn = 0; turn < maxSaves; turn += 1) {
    const heard = await save(turn)
    if (heard.status !== 200) return { numbers, refused: heard }
    numbers.push(String(dataIn(heard).number))
  }
  return { numbers, refused: undefined }
}

/** A server that has run for a while has log files that it uses again. */
async function saveFirst({ pool }: Database, save: (turn: number) => Promise<Heard>): Promise<string[]> {
  const numbers: string[] = []
  for (let count = 0; count < 4; count += 1) {
    for (let turn = 0; turn < 10; turn += 1) numbers.push(String(dataIn(await save(turn)).number))
    await pool.query('SELECT pg_switch_wal()')
  }
  await pool.query('CHECKPOINT')
  return numbers
}

const countOf = async ({ pool }: Database, numbers: readonly string[]): Promise<number> =>
  (await pool.query('SELECT count(*)::int AS n FROM quote WHERE number = ANY($1)', [numbers])).rows[0].n

async function fillDatabase(
  folder: string,
  disk: NonNullable<ReturnType<typeof mountSmallDisk>>,
  figures: Figures,
) {
  const { postgres, database } = await openDatabase(join(folder, 'database'))
  const settings = { ...databaseUrls(postgres), DATA_FOLDER: join(folder, 'files') }
  const instance = new Instance({ ...settings, PORT: String(await freePort()) })
  try {
    const { port } = await instance.ready()
    const tokens = (await openCompanies(database, 1, companies)).map((headers) => headers[tokenHeader] ?? '')
    const body = await findQuoteToSave(database, port, tokens[0] ?? '')
    const save = (turn: number) => ask(port, { path: saveQuote.path, token: tokens[turn % companies], body })
    const earlier = await saveFirst(database, save)
    disk.fill()
    const { numbers: later, refused } = await saveUntilFull(save)
    const numbers = [...earlier, ...later]
    const paths = ['/', listQuotes.path]
    const reads = await Promise.all(paths.map((path) => ask(port, { path, token: tokens[0] })))
    disk.free()
    const freedAt = performance.now()
    while ((await save(0)).status !== 200 && performance.now() - freedAt < 30_000) await sleep(100)
    const lost = numbers.length - (await countOf(database, numbers))
    figures.holds(
      `refused with a clear error (${refused?.status})`,
      refused !== undefined && isStorageFull(refused),
    )
    figures.holds(
      'pages and lists are read',
      reads.every(({ status }) => status === 200),
    )
    figures.atMost(`of ${numbers.length} acknowledged quotes lost`, lost, 0)
    figures.atMost('saves again after', (performance.now() - freedAt) / 1000, 5, 's')
  } finally {
    await instance.stop()
    await database.close()
    await postgres.stop()
  }
}

export const diskOfDatabaseFull: Fault = {
  name: 'the disk of PostgreSQL is full',
  substitute: 'saved quotes instead of orders',
  async run(stage, figures) {
    const folder = join(stage.folder, 'small-database')
    const disk = mountSmallDisk(folder, databaseMegabytes)
    if (!disk) return figures.miss(notPermitted)
    try {
      await fillDatabase(folder, disk, figures)
    } finally {
      disk.unmount()
    }
  },
}
