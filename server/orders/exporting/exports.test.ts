import { describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { billLaterCharge, objectToCharge } from '#contract/later-charges.ts'
import * as calls from '#contract/order-exports.ts'
import { fillInOrder } from '#contract/order-work.ts'
import { listOrders } from '#contract/orders.ts'
import { type Language, languages } from '#domain/brands/brand.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { homeZone } from '#domain/language/format-time.ts'
import { exportColumns } from '#domain/orders/export/export-columns.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { add, money } from '#domain/values/money.ts'
import { wallTimeOf } from '#domain/values/zoned-time.ts'
import { messages } from '#messages/messages.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openOrderSite } from '#tests/support/order-site.ts'
import { orderSteps } from '#tests/support/price-orders.ts'
import { heldStay } from '#tests/support/price-site.data.ts'
import { containsText, readPdf, readType } from '#tests/support/read-pdf.ts'
import { cellsOfSheet, cellsOfWideSheet } from '#tests/support/sheet-cells.ts'

const site = await openOrderSite('Export Trading')
const { administrator, member, sendCall, unchanged } = site
const { administrator: stranger } = await site.newCompany('Other Export Trading')
const first = await site.placed()
const second = await site.placed(member)
const steps = await orderSteps(site, site)
await site.move(second, { move: 'withdraw', reason: 'Postponed' })

type Query = Readonly<Record<string, string>>
const download = (call: Call, query: Query = {}, language: Language = 'en', who = administrator) =>
  sendCall(call, query, { who, language })
const cellsOf = async (call: Call, query?: Query, language?: Language) =>
  cellsOfSheet((await download(call, query, language)).bytes)

describe('a sheet of orders', () => {
  test.each<[Language, string[], string]>([
    ['zh', ['订单编号', '服务类型', '状态'], '海运'],
    ['en', ['Order no.', 'Service type', 'Status'], 'Ocean freight'],
  ])('has all columns in %s, first what waits for an answer', async (language, heads, service) => {
    const [heading, ...rows] = await cellsOf(calls.exportShipments, {}, language)
    expect(heading).toHaveLength(exportColumns.length)
    expect(heading?.slice(0, 3)).toEqual(heads)
    expect(rows.map(([number]) => number)).toEqual([first.number, second.number])
    expect(rows[0]?.[1]).toBe(service)
    const [, , , , , from, to, , , vessel] = rows[0] ?? []
    expect({ from, to, vessel }).toMatchObject({ vessel: first.vessel })
    expect(from).not.toBe('CNTAO')
    expect(to).not.toBe('NLRTM')
    const total = heading?.indexOf(messages[language].orderExports.columns.total) ?? -1
    expect(Number(rows[0]?.[total])).toBe(Number(first.total.amount))
    const placed = heading?.indexOf(messages[language].orderExports.columns.placedAt) ?? -1
    expect(rows[0]?.[placed]).toBe(wallTimeOf(homeZone, new Date(first.placedAt)))
  })

  test.each<[Query, string[]]>([
    [{ tab: 'cancelled' }, [second.number]],
    [{ mine: 'yes' }, [first.number]],
    [{ number: first.number }, [first.number]],
    [{ service: 'trucking' }, []],
    [{ sort: 'number' }, [first.number, second.number]],
    [{ sort: '-number' }, [second.number, first.number]],
  ])('has what the list shows with %o', async (filter, numbers) => {
    const [, ...rows] = await cellsOf(calls.exportShipments, filter)
    expect(rows.map(([number]) => number)).toEqual(numbers)
    const counted = await download(calls.countOrders, filter)
    expect(dataOf(calls.countOrders, counted)).toEqual({
      orders: numbers.length,
      bookings: numbers.length,
      isTooMany: false,
    })
  })

  test('has the chosen columns in their sequence, each once', async () => {
    const columns = 'total,orderNo,total'
    const [heading, row] = await cellsOf(calls.shipmentsCommonExport, { columns })
    expect(heading).toEqual(['Total incl. VAT', 'Order no.'])
    expect(row).toEqual([first.total.amount.replace(/\.?0+$/, ''), first.number])
    const refused = await sendCall(calls.shipmentsCommonExport, { columns: 'total,secret' }, { who: member })
    expect(refusalOf(refused, 'invalid-input').fields).toHaveProperty('columns.1')
  })

  test('names port, business, liner service and trade mode', async () => {
    const columns = 'businessPort,businessType,linerService,tradeMode'
    const [heading, row] = await cellsOf(calls.shipmentsCommonExport, { columns })
    expect(heading).toEqual(['Business port', 'Business type', 'Liner service', 'Customs trade mode'])
    const { businessPort, businessType, linerService } = first.shipment
    expect({ businessPort, businessType }).toEqual({ businessPort: 'CNTAO', businessType: 'export-fcl' })
    expect(linerService?.code).toBeTruthy()
    expect(row?.slice(0, 2)).toEqual(['Qingdao', 'Export FCL'])
    expect(row?.[2]).toContain(linerService?.code)
  })

  test('of lists and sheets, none reads the price that was stored: it may be of any size', async () => {
    const { linerService } = first
    expect(linerService).toBe(first.shipment.linerService?.code)
    const columns = 'orderNo,linerService'
    const before = await cellsOf(calls.shipmentsCommonExport, { columns })
    const changed = `UPDATE quote SET snapshot = snapshot || 'no JSON'`
    const restored = `UPDATE quote SET snapshot = replace(snapshot, 'no JSON', '')`
    await site.pool.query(changed)
    expect(await cellsOf(calls.shipmentsCommonExport, { columns })).toEqual(before)
    const query = { linerService: linerService ?? '' }
    const { rows } = dataOf(listOrders, await sendCall(listOrders, query, { who: administrator }))
    expect(rows.map((row) => [row.number, row.linerService])).toEqual([
      [first.number, linerService],
      [second.number, linerService],
    ])
    const [, ...others] = await cellsOf(calls.exportShipments, { linerService: 'NONE' })
    expect(others).toEqual([])
    await site.pool.query(restored)
  })

  test('of bookings has every field of the form', async () => {
    const sheet = await download(calls.exportBkOrder, { sort: 'number' })
    const [heads = new Map(), row] = cellsOfWideSheet(sheet.bytes)
    const heading = [...heads.values()]
    const named = (label: string) => row?.get([...heads.keys()][heading.indexOf(label)] ?? '')
    const { fields } = messages.en.orderFields
    for (const { name } of orderForms.ocean.fields)
      expect(heading).toContain(fields[name as keyof typeof fields])
    expect(named('HS code')).toBe('731815')
    expect(named('Shipper: Company name')).toBe(first.values.groups.shipper?.[0]?.name)
    expect(named(fields.billType)).not.toBe('original')
    // As in the sheet of all orders, so that they sort.
    expect(named(fields.etd)).toBe(first.departsOn)
  })

  test('says its rows in its name, and has none of another company', async () => {
    const reply = await download(calls.exportShipments)
    expect(reply.headers['content-disposition']).toMatch(/shipments-\d{4}-\d\d-\d\d-2\.xlsx/)
    const others = await download(calls.exportShipments, {}, 'en', stranger)
    expect(await cellsOfSheet(others.bytes)).toHaveLength(1)
  })
})

describe.each(languages)('the documents of an order in %s', (language) => {
  const words = messages[language]
  const print = (document: string) =>
    download(calls.printReportTemplate, { number: first.number, document, language })

  test('have its fields, its charges and its total', async () => {
    const pdf = await readPdf((await print('order')).bytes)
    expect(pdf.title).toBe(`${words.orderDocuments.titles.order} ${first.number}`)
    const { fields } = words.orderFields
    const { businessPort, businessType, linerService } = words.orderDocuments.facts
    const business = [businessPort, businessType, linerService, String(first.shipment.linerService?.code)]
    const shipper = String(first.values.groups.shipper?.[0]?.name)
    for (const text of [first.number, String(first.vessel), shipper, fields.hsCode, '731815', ...business])
      expect(containsText(pdf, text), text).toBe(true)
    const statement = await readPdf((await print('fee-statement')).bytes)
    const total = Number(first.total.amount).toLocaleString('en-US', { minimumFractionDigits: 2 })
    expect(containsText(statement, total)).toBe(true)
    const set = (await readType((await print('fee-statement')).bytes)).map(({ text }) => text)
    expect(set).toContain(words.orderDocuments.fees.term)
    expect(containsText(statement, shipper)).toBe(false)
    // An amount is never broken over lines.
    const sums = first.fees.lines.flatMap(({ confirmed }) => (confirmed ? [confirmed.sum] : []))
    expect(sums.length).toBeGreaterThan(0)
    for (const sum of sums)
      expect(set.join('\n')).toContain(formatMoney(sum, language).replace(/^.*\u00a0/, ''))
  })

  test('have no name of a part twice above its rows', async () => {
    const set = (await readType((await print('order')).bytes)).map(({ text }) => text)
    const { groups, parts } = words.orderFields
    expect(groups.containers).toBe(parts.containers)
    expect(set).toContain(parts.containers)
    expect(set.filter((text, index) => text === set[index - 1])).not.toContain(parts.containers)
  })

  test('confirm a booking only once it is generated', async () => {
    const query = { number: first.number, document: 'booking-confirmation', language }
    const reply = await unchanged(() => sendCall(calls.printReportTemplate, query, { who: administrator }))
    refusalOf(reply, 'booking-not-confirmed')
  })
})

test('the confirmation of a booking has what staff filled in', async () => {
  const { number } = await steps.generated('ocean')
  const values = {
    fields: { billNumber: 'QYSZ10000001', etd: '2026-11-27 18:00', eta: '2026-12-28 08:00' },
    groups: { containers: [{ number: 'CSQU3054383', type: '40HQ', seal: 'SL7', tareKg: '3900' }] },
  }
  dataOf(fillInOrder, await sendCall(fillInOrder, { number, version: 0, values }, { who: steps.operations }))
  const query = { number, document: 'booking-confirmation', language: 'en' }
  const pdf = await readPdf((await download(calls.printReportTemplate, query)).bytes)
  // Each time says by which clock it is.
  const times = ['27 Nov 2026 18:00 (UTC+8)', '28 Dec 2026 08:00 (UTC+1)']
  for (const text of [number, 'QYSZ10000001', 'CSQU3054383', 'SL7', ...times, '3,900'])
    expect(containsText(pdf, text), text).toBe(true)
})

test('the documents list what was billed while the order ran: with what is due it is the amount due', async () => {
  const order = await steps.started('trucking')
  const { number } = order
  const waiting = order.contingentCharges.find(({ trigger }) => trigger === 'waiting')
  if (!waiting) throw new Error('waiting is not announced')
  const bill = (version: number, quantity: string, note: string) =>
    sendCall(
      billLaterCharge,
      { number, version, charge: contingentChargeKey(waiting), quantity, note, period: heldStay },
      { who: steps.operations },
    )
  const { version } = dataOf(billLaterCharge, await bill(order.version, '3', 'The warehouse was closed'))
  const { laterCharges } = dataOf(billLaterCharge, await bill(version, '1', 'A second wait'))
  const charge = laterCharges.find(({ note }) => note === 'A second wait')?.id
  const objection = { number, charge, reason: 'We were open' }
  dataOf(objectToCharge, await sendCall(objectToCharge, objection, { who: administrator }))
  const { payment, total } = await steps.readAs(number)
  // Qingdao: 50 an hour. What is disputed is listed, and not counted.
  const later = money((150 * 1.09).toFixed(2), 'CNY')
  expect(payment.owed).toEqual(add(total, later))
  for (const language of languages)
    for (const document of ['order', 'fee-statement']) {
      const pdf = await readPdf(
        (await download(calls.printReportTemplate, { number, document, language })).bytes,
      )
      const { states, title } = messages[language].laterCharges
      const notes = ['The warehouse was closed', 'A second wait']
      const sums = [later, total, payment.owed].map((sum) => formatMoney(sum, language))
      for (const text of [title, ...notes, states.billed, states.disputed, ...sums])
        expect(containsText(pdf, text), text).toBe(true)
    }
})

test.each(languages)('charges without a term have no column for it in %s', async (language) => {
  const { number } = await steps.placed('trucking')
  const { fees } = messages[language].orderDocuments
  const query = { number, document: 'fee-statement', language }
  const heads = (await readType((await download(calls.printReportTemplate, query)).bytes)).map(
    ({ text }) => text,
  )
  expect(heads).toContain(fees.amount)
  expect(heads).not.toContain(fees.term)
})

test('the documents of another company do not exist', async () => {
  const query = { number: first.number, document: 'order' }
  refusalOf(await unchanged(() => sendCall(calls.printReportTemplate, query, { who: stranger })), 'not-found')
})

test('a visitor exports nothing', async () => {
  refusalOf(await sendCall(calls.exportShipments, {}), 'logged-out')
})
