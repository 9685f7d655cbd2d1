import { describe, expect, test } from 'vitest'
import { priceLanes, readLanes, readLanesSheet } from '#contract/quotes.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { readCells } from '#server/platform/sheets/read-cells.ts'
import { writeBook } from '#server/platform/sheets/write-sheet.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openStaffHouse } from '#tests/support/staff-house.ts'

const staff = await openStaffHouse()
const { ask, house } = staff
const linhai = await staff.enterAsCustomer('linhai', 'Harbour2026')
const today = shanghaiDay(new Date())

const read = (bytes: Buffer, token = linhai) =>
  house.ask(`${readLanes.path}?fileName=lanes`, {
    method: 'POST',
    headers: { 'access-token': token },
    body: bytes,
  })
const readText = async (text: string) => dataOf(readLanes, await read(Buffer.from(text)))

const book = async (rows: readonly (readonly (string | number)[])[]) =>
  Buffer.from(
    await writeBook([
      {
        name: 'Lanes',
        columns: ['From', 'To', 'Type', 'Count', 'ETD'].map((header) => ({ header, width: 10 })),
        rows,
      },
    ]),
  )

const toRotterdam = { pol: 'CNNGB', pod: 'NLRTM', type: '40HQ', count: 2 }

describe('a list of lanes', () => {
  test('is read from a workbook below its headings, ports by code or name', async () => {
    const etd = daysAfter(today, 9)
    const bytes = await book([
      ['CNNGB', 'NLRTM', '40HQ', 2],
      ['青岛', 'Hamburg', '20gp', 1, etd],
      ['CNNGB', '', '99XX', 0],
    ])
    expect(dataOf(readLanes, await read(bytes))).toEqual({
      lanes: [
        { row: 2, ...toRotterdam },
        { row: 3, pol: 'CNTAO', pod: 'DEHAM', type: '20GP', count: 1, etd },
      ],
      wrong: [{ row: 4, fields: { pod: 'required', type: 'unknown-value', count: 'wrong-format' } }],
    })
  })

  test.each([
    ['with headings', 'from,to,type,count\r\nCNNGB,NLRTM,40HQ,2\r\n', 2],
    ['without', 'CNNGB,NLRTM,40HQ,2', 1],
    ['with quoted cells', '"宁波","Rotterdam","40HQ","2"', 1],
    ['by tabs', 'CNNGB\tNLRTM\t40HQ\t2', 1],
  ])('is read from a text %s', async (_how, text, row) => {
    expect(await readText(text)).toEqual({ lanes: [{ row, ...toRotterdam }], wrong: [] })
  })

  test('is read as a Chinese Excel writes it', async () => {
    const gbk = Buffer.from([0xc4, 0xfe, 0xb2, 0xa8])
    const bytes = Buffer.concat([gbk, Buffer.from(',NLRTM,40HQ,2')])
    expect(dataOf(readLanes, await read(bytes)).lanes).toEqual([{ row: 1, ...toRotterdam }])
  })

  test('of more than two hundred rows is refused', async () => {
    const text = Array.from({ length: 202 }, () => 'CNNGB,NLRTM,40HQ,2').join('\n')
    expect(refusalOf(await read(Buffer.from(text)), 'invalid-input').fields).toEqual({ file: 'too-many' })
  })

  test.each([
    ['a workbook that is none', Buffer.from('PK\u0003\u0004 and no more')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0xff, 0xfe])],
  ])('that is %s cannot be read', async (_what, bytes) => {
    refusalOf(await read(bytes), 'unreadable-sheet')
  })
})

describe('priced', () => {
  const lanes = [
    toRotterdam,
    { pol: 'CNTAO', pod: 'JPTYO', type: '20TK', count: 1 },
    { ...toRotterdam, etd: daysAfter(today, -1) },
  ]

  test('each lane has its cheapest ship, or the reason why there is none', async () => {
    const reply = await ask(priceLanes, { host: 'localhost', token: linhai, body: { lanes } })
    const priced = dataOf(priceLanes, reply)
    expect(priced.askedOn).toBe(today)
    expect(priced.lanes.map(({ refusal }) => refusal)).toEqual([null, 'no-price', 'invalid-input'])
    const [cheapest] = priced.lanes.map((lane) => lane.cheapest)
    expect(Number(cheapest?.total.amount)).toBeGreaterThan(20_000)
    expect(Number(cheapest?.perContainer.amount) * 2).toBeCloseTo(Number(cheapest?.total.amount), 1)
    expect(cheapest?.transitDays).toBeGreaterThan(20)
    expect(cheapest?.offerCode).toMatch(/^Q[EM]\d-CNNGB-NLRTM:/)
  })

  test.each([
    ['en', 'Why there is no price', 'There is no price'],
    ['zh', '无价原因', '价格'],
  ])('comes back as a sheet in %s', async (language, heading, reason) => {
    const reply = await house.ask(readLanesSheet.path, {
      method: 'POST',
      headers: { 'access-token': linhai, cookie: `language=${language}` },
      body: JSON.stringify({ lanes }),
    })
    expect(reply.status).toBe(200)
    const sheet = await readCells(reply.bytes)
    if (sheet.kind !== 'rows') throw new Error(sheet.kind)
    const [head, first, second] = sheet.rows.map(({ cells }) => cells)
    expect(head?.at(-1)).toBe(heading)
    expect(first?.[0]).toContain('CNNGB')
    expect(Number(first?.[8])).toBeGreaterThan(20_000)
    expect(second?.at(-1)).toContain(reason)
  })

  test('is nothing for who may not see rates', async () => {
    const { token } = await staff.newCustomer()
    for (const call of [priceLanes, readLanesSheet])
      refusalOf(await ask(call, { host: 'localhost', token, body: { lanes } }), 'certify-to-see-rates')
    refusalOf(await read(Buffer.from('CNNGB,NLRTM,40HQ,2'), token), 'certify-to-see-rates')
  })

  test('takes two hundred lanes and not one more', async () => {
    const many = (count: number) => ({ lanes: Array.from({ length: count }, () => toRotterdam) })
    const reply = await ask(priceLanes, { host: 'localhost', token: linhai, body: many(200) })
    expect(dataOf(priceLanes, reply).lanes).toHaveLength(200)
    const more = await ask(priceLanes, { host: 'localhost', token: linhai, body: many(201) })
    expect(refusalOf(more, 'invalid-input').fields).toEqual({ lanes: 'too-many' })
  })
})
