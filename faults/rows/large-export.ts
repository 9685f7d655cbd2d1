import { setTimeout as sleep } from 'node:timers/promises'
import { exportRates } from '#contract/rates.ts'
import { askForBytes, hosts } from '#faults/client.ts'
import type { Fault } from '#faults/fault.ts'
import { failedOf, p99Of, startLoad } from '#faults/load.ts'
import type { Stage } from '#faults/stage.ts'
import { unzipFile } from '#tests/support/unzip.ts'

const rows = 50_000
const rowsAtOnce = 5_000
const rate = 50
/** Until the instances have read the changed prices. */
const settleMs = 3_000
const prefix = 'EXPORT-'

/** On every lane in turn, and valid years from now, so that no search finds them. */
const insertion = `
  INSERT INTO rate (kind, code, version, port, place, valid_from, valid_to, pricing, publish_at)
  SELECT kind, $1 || n, 1, port, place, '2090-01-01', '2090-12-31', pricing, publish_at
  FROM generate_series($2::int, $3::int) AS n
  JOIN (
    SELECT *, row_number() OVER (ORDER BY id) AS at, count(*) OVER () AS lanes FROM rate
    WHERE kind = 'ocean-lane' AND companies IS NULL AND publish_at IS NOT NULL AND code NOT LIKE $1 || '%'
  ) AS lane ON lane.at = n % lanes + 1`

async function insertRates({ database }: Stage): Promise<void> {
  for (let first = 1; first <= rows; first += rowsAtOnce)
    await database.pool.query(insertion, [prefix, first, first + rowsAtOnce - 1])
}

export const largeExport: Fault = {
  name: `an export of ${rows} rows under load`,
  substitute: 'the rate export instead of orders',
  async run(stage, figures) {
    await insertRates(stage)
    await sleep(settleMs)
    const token = await stage.newStaffToken('tariff-manager')
    const load = await startLoad(stage, { rate })
    const sheet = await askForBytes(stage.ports[0] ?? 0, {
      path: `${exportRates.path}?kind=ocean-lane&search=${prefix}`,
      host: hosts.console,
      token,
      timeoutMs: 120_000,
    })
    const answered = await load.stop()
    await stage.database.pool.query('DELETE FROM rate WHERE code LIKE $1', [`${prefix}%`])
    const cells = sheet.status === 200 ? unzipFile(sheet.bytes, 'xl/worksheets/sheet1.xml') : ''
    figures.note(
      `status ${sheet.status}, ${(sheet.ms / 1000).toFixed(1)} s, ${(sheet.bytes.length / 1024 / 1024).toFixed(1)} MB`,
    )
    figures.atLeast('rows in the sheet', cells.split('<row ').length - 2, rows)
    figures.holds('streamed: its first byte comes in the first half', sheet.firstByteMs < sheet.ms / 2)
    figures.atMost('failed requests of others', failedOf(answered).length, 0)
    figures.atMost('p99 of others', Math.round(p99Of(answered)), 500, 'ms')
  },
}
