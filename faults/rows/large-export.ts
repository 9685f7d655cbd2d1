import { setTimeout as sleep } from 'node:timers/promises'
import { exportShipments } from '#contract/order-exports.ts'
import { placeOrder } from '#contract/orders.ts'
import { exportRates } from '#contract/rates.ts'
import { ask, askForBytes, dataIn, type HeardBytes, hosts } from '#faults/client.ts'
import type { Fault } from '#faults/fault.ts'
import type { Figures } from '#faults/figures.ts'
import { type Answered, failedOf, p99Of, readPages, startLoad } from '#faults/load.ts'
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
  name: `an export of ${rows} rates under load`,
  async run(stage, figures) {
    await insertRates(stage)
    await sleep(settleMs)
    await readPages(stage)
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
    report(figures, sheet, answered)
  },
}

function report(figures: Figures, sheet: HeardBytes, answered: readonly Answered[]): void {
  const cells = sheet.status === 200 ? unzipFile(sheet.bytes, 'xl/worksheets/sheet1.xml') : ''
  figures.note(
    `status ${sheet.status}, ${(sheet.ms / 1000).toFixed(1)} s, ${(sheet.bytes.length / 1024 / 1024).toFixed(1)} MB`,
  )
  figures.atLeast('rows in the sheet', cells.split('<row ').length - 2, rows)
  figures.holds('streamed: its first byte comes in the first half', sheet.firstByteMs < sheet.ms / 2)
  figures.atMost('failed requests of others', failedOf(answered).length, 0)
  figures.atMost('p99 of others', Math.round(p99Of(answered)), 500, 'ms')
}

/** Copies of one order of the company. */
const copies = `
  INSERT INTO customer_order (company_id, number, brand, service, state, version, placed_by, owner_id, from_code, to_code,
    containers, search_text, total, currency, save_key, save_digest, placed_at)
  SELECT company_id, 'S000000-' || lpad(n::text, 6, '0'), brand, service, 'completed', 1, placed_by, owner_id, from_code,
    to_code, containers, 's000000-' || lpad(n::text, 6, '0'), total, currency, $1 || n, 'digest', placed_at
  FROM customer_order, generate_series($3::int, $4::int) AS n WHERE number = $2`

async function insertOrders({ database }: Stage, number: string): Promise<void> {
  for (let first = 1; first <= rows; first += rowsAtOnce)
    await database.pool.query(copies, [prefix, number, first, first + rowsAtOnce - 1])
}

export const largeOrderExport: Fault = {
  name: `an export of ${rows} orders under load`,
  async run(stage, figures) {
    const [token = ''] = await stage.newTokens(1)
    const body = { ...(await stage.orderToPlace(token)), key: prefix.repeat(3) }
    const placed = dataIn(await ask(stage.ports[0] ?? 0, { path: placeOrder.path, token, body }))
    await insertOrders(stage, String(placed.number))
    const load = await startLoad(stage, { rate })
    const sheet = await askForBytes(stage.ports[0] ?? 0, {
      path: `${exportShipments.path}?tab=completed`,
      token,
      timeoutMs: 120_000,
    })
    report(figures, sheet, await load.stop())
  },
}
