import { describe, expect, test } from 'vitest'
import { tokenHeader } from '#contract/envelope-codes.ts'
import * as calls from '#contract/order-sheets.ts'
import { fillInOrder, readAnyOrderWork } from '#contract/order-work.ts'
import { readOrder } from '#contract/orders.ts'
import { orderSheetColumns } from '#domain/orders/sheet/sheet-columns.ts'
import { writeBook } from '#server/platform/sheets/write-sheet.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { noon } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'
import { runningOrders } from '#tests/support/running-orders.ts'
import { cellsOfSheet } from '#tests/support/sheet-cells.ts'

const site = await openPriceSite()
const { sendCall, unchanged, pool } = site
site.time.now = noon
const { administrator, companyId } = await site.newCompany('Sheet Trading')
const running = await runningOrders(site, companyId, administrator)
const operations = await site.staffToken('operations')
const sales = await site.staffToken('sales')

const header = ['订单编号', 'Voyage', 'CY cut-off', '箱号', 'Container type', '封号', 'Milestone', '节点时间']
type Cells = readonly (string | number | null)[]
const book = async (rows: readonly Cells[]) =>
  Buffer.from(
    await writeBook([{ name: 'A', columns: header.map((text) => ({ header: text, width: 10 })), rows }]),
  )
const send = (body: Buffer, who = operations) =>
  site.request(`${calls.readOrderSheet.path}?fileName=orders.xlsx`, {
    method: 'POST',
    host: 'console.localhost',
    headers: { [tokenHeader]: who },
    body,
  })
const read = async (rows: readonly Cells[]) => dataOf(calls.readOrderSheet, await send(await book(rows)))
type Read = Awaited<ReturnType<typeof read>>

const versionsOf = ({ orders }: Read) =>
  Object.fromEntries(orders.map(({ number, version }) => [number, version]))
const apply = (sheet: Read, onlyIfAll: boolean, who = operations) =>
  sendCall(calls.applyOrderSheet, { lines: sheet.lines, versions: versionsOf(sheet), onlyIfAll }, { who })
const workOf = async (number: string) =>
  dataOf(readAnyOrderWork, await sendCall(readAnyOrderWork, { number }, { who: operations }))
const audited = async (number: string) =>
  (
    await pool.query(
      `SELECT action FROM audit_entry WHERE after->>'number' = $1 AND after->>'sheet' = 'true' ORDER BY action`,
      [number],
    )
  ).rows.map(({ action }) => action)

const good = (number: string): Cells => [
  number,
  '052E',
  '2026-12-02 20:00',
  'CSQU3054383',
  '40HQ',
  'A1',
  '进港',
  '2026-01-05 08:00',
]
const wrong = (number: string): Cells => [number, null, 'Friday', 'CSQU3054384', '40HQ', null, null, null]

describe('a sheet of orders', () => {
  test('is read without changing anything, and applied with history and audit of each order', async () => {
    const [one, two] = [await running(), await running()]
    const sheet = await unchanged(() => read([good(one.number), [two.number, '9W']]))
    expect(sheet.orders).toMatchObject([
      { number: one.number, outcome: 'good', version: 0, rows: [2] },
      { number: two.number, outcome: 'good', rows: [3], changes: ['voyage'] },
    ])
    expect(dataOf(calls.applyOrderSheet, await apply(sheet, true)).applied).toBe(2)
    const { details, milestones } = await workOf(one.number)
    expect(details).toMatchObject({
      version: 1,
      values: {
        fields: { voyage: '052E', cyCutOff: '2026-12-02 20:00' },
        groups: { containers: [{ number: 'CSQU3054383', type: '40HQ', seal: 'A1' }] },
      },
    })
    expect(milestones).toMatchObject([
      { milestone: 'gate-in', classifier: 'actual', container: 'CSQU3054383' },
    ])
    const { history } = dataOf(
      readOrder,
      await sendCall(readOrder, { number: one.number }, { who: administrator }),
    )
    expect(history.slice(0, 2).map(({ kind }) => kind)).toEqual(['record-milestone', 'fill-in'])
    expect(await audited(one.number)).toEqual(['milestone-recorded', 'order-filled-in'])
    expect(await audited(two.number)).toEqual(['order-filled-in'])
  })

  test('names every wrong cell; all or none leaves everything as it is, and the good ones can be applied', async () => {
    const [one, two] = [await running(), await running()]
    const sheet = await read([good(one.number), wrong(two.number), ['S260101-000001', '1'], [null, '2']])
    const problems = Object.assign({}, ...sheet.orders.map((order) => order.problems))
    expect(problems).toEqual({
      3: { cyCutOff: 'wrong-format', 'containers.number': 'wrong-format' },
      4: { orderNo: 'unknown-value' },
      5: { orderNo: 'required' },
    })
    const refused = refusalOf(await unchanged(() => apply(sheet, true)), 'invalid-input')
    expect(Object.keys(refused.fields ?? {}).sort()).toEqual([
      '3.containers.number',
      '3.cyCutOff',
      '4.orderNo',
      '5.orderNo',
    ])
    expect(dataOf(calls.applyOrderSheet, await apply(sheet, false)).applied).toBe(1)
    expect((await workOf(one.number)).details.version).toBe(1)
    expect((await workOf(two.number)).details.version).toBe(0)
  })

  test('what a colleague wrote since is not overwritten', async () => {
    const { number } = await running()
    const sheet = await read([good(number)])
    const values = { fields: { voyage: '7S' }, groups: {} }
    dataOf(fillInOrder, await sendCall(fillInOrder, { number, version: 0, values }, { who: operations }))
    refusalOf(await unchanged(() => apply(sheet, true)), 'order-changed')
    const { applied, orders } = dataOf(calls.applyOrderSheet, await apply(sheet, false))
    expect([applied, orders[0]?.outcome]).toEqual([0, 'changed'])
    expect((await workOf(number)).details.values.fields).toEqual({ voyage: '7S' })
  })

  test('of two people who apply the same sheet at once, one does', async () => {
    const { number } = await running()
    const sheet = await read([[number, '8N']])
    const sent = await Promise.all([apply(sheet, true), apply(sheet, true)])
    const applied = sent.map((reply) => dataOf(calls.applyOrderSheet, reply).applied)
    expect(applied.sort()).toEqual([0, 1])
    expect((await workOf(number)).details.version).toBe(1)
  })

  test('is for those who run orders; an order that does not run is named', async () => {
    const { number } = await running()
    const bytes = await book([good(number)])
    refusalOf(await unchanged(() => send(bytes, sales)), 'not-allowed')
    const sheet = await read([good(number)])
    refusalOf(await unchanged(() => apply(sheet, false, sales)), 'not-allowed')
    await pool.query(`UPDATE customer_order SET state = 'completed' WHERE number = $1`, [number])
    expect((await read([good(number)])).orders[0]?.problems).toEqual({ 2: { orderNo: 'inconsistent' } })
  })

  test('without its columns or rows it is refused; a text list is read too', async () => {
    const { number } = await running()
    const refused = refusalOf(await send(Buffer.from('a,b\n1,2\n')), 'invalid-input')
    expect(refused.fields).toEqual({ file: 'inconsistent' })
    const empty = refusalOf(await send(Buffer.from('orderNo,voyage\n')), 'invalid-input')
    expect(empty.fields).toEqual({ file: 'too-few' })
    const read = await send(Buffer.from(`orderNo;voyage\n${number};3E\n`))
    expect(dataOf(calls.readOrderSheet, read).orders).toMatchObject([
      { outcome: 'good', changes: ['voyage'] },
    ])
  })

  test('names every column that was not read: with other words, of the same name as an earlier one, or without a name', async () => {
    const { number } = await running()
    const text = `Order no.;Type;Voyage;;voyage;\n${number};40HQ;3E;x;;\n${number};;;;9W;\n`
    const sheet = dataOf(calls.readOrderSheet, await send(Buffer.from(text)))
    expect(sheet.ignored).toEqual([
      { cell: 'B1', header: 'Type' },
      { cell: 'D1', header: '' },
      { cell: 'E1', header: 'voyage' },
    ])
    expect(sheet.lines.map(({ cells }) => cells)).toEqual([
      { orderNo: number, voyage: '3E' },
      { orderNo: number },
    ])
    expect((await read([good(number)])).ignored).toEqual([])
  })

  test('of chosen orders is edited and read again: trucks, declarations and insurance too', async () => {
    const [one, two] = [await running(), await running()]
    const values = {
      fields: { voyage: '052E', cyCutOff: '2026-12-02 20:00' },
      groups: {
        containers: [{ number: 'CSQU3054383', type: '40HQ', weighedOn: '2026-11-14' }],
        trucks: [{ plate: '浙B23456', driver: '周师傅', driverPhone: '13800000009' }],
        declarationForms: [{ declarationState: 'declared', declaredAt: '2026-11-14 09:30' }],
        policies: [{ policyNumber: 'PICC-1', clauses: 'all-risks', compensationOn: '2026-11-14' }],
      },
    }
    const body = { number: one.number, version: 0, values }
    dataOf(fillInOrder, await sendCall(fillInOrder, body, { who: operations }))
    for (const language of ['en', 'zh'] as const) {
      const query = { numbers: [two.number, one.number, 'S260101-000001'].join(',') }
      const sent = await sendCall(calls.orderSheetTemplate, query, { who: operations, language })
      const rows = await cellsOfSheet(sent.bytes)
      expect(rows.slice(1).map(([number]) => number)).toEqual([one.number, two.number])
      const unedited = dataOf(calls.readOrderSheet, await send(sent.bytes))
      expect([unedited.ignored, unedited.orders.map(({ outcome }) => outcome)]).toEqual([
        [],
        ['unchanged', 'unchanged'],
      ])
      expect(rows.flat()).toContain(language === 'en' ? 'All risks' : '一切险')
    }
    const sent = await sendCall(
      calls.orderSheetTemplate,
      { numbers: one.number },
      { who: operations, language: 'en' },
    )
    const [columns = [], cells = []] = await cellsOfSheet(sent.bytes)
    const edited = columns.map((column, at) => {
      const changed: Readonly<Record<string, string>> = {
        'Truck: Departure from loading point': '2026-11-14 18:00',
        'Customs declaration: Declaration no.': '310120260000000001',
        'Customs declaration: Declaration status': 'Released',
        'Customs declaration: Released': '2026-11-15 10:00',
        'Insurance policy: Insurer': 'PICC',
      }
      return changed[column] ?? cells[at] ?? ''
    })
    const text = [columns, edited].map((row) => row.join(';')).join('\n')
    const sheet = dataOf(calls.readOrderSheet, await send(Buffer.from(text)))
    expect(sheet.orders).toMatchObject([{ outcome: 'good', problems: {} }])
    expect(sheet.orders[0]?.changes.toSorted()).toEqual(['declarationForms', 'policies', 'trucks'])
    expect(dataOf(calls.applyOrderSheet, await apply(sheet, true)).applied).toBe(1)
    const { groups, fields } = (await workOf(one.number)).details.values
    expect(fields).toEqual(values.fields)
    const { containers, trucks, declarationForms, policies } = values.groups
    expect(groups).toEqual({
      containers,
      trucks: [{ ...trucks[0], leftAt: '2026-11-14 18:00' }],
      declarationForms: [
        {
          ...declarationForms[0],
          formNumber: '310120260000000001',
          declarationState: 'released',
          releasedAt: '2026-11-15 10:00',
        },
      ],
      policies: [{ ...policies[0], insurer: 'PICC' }],
    })
  })

  test('the template has every column of the sheet, for those who run orders', async () => {
    const reply = await sendCall(calls.orderSheetTemplate, {}, { who: operations, language: 'en' })
    const [columns] = await cellsOfSheet(reply.bytes)
    expect(columns?.length).toBe(orderSheetColumns.length)
    expect(columns).toEqual(
      expect.arrayContaining(['Order no.', 'CY cut-off', 'Release number', 'Milestone']),
    )
    refusalOf(await sendCall(calls.orderSheetTemplate, {}, { who: sales }), 'not-allowed')
  })
})
