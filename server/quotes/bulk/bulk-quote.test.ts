import { beforeEach, describe, expect, test } from 'vitest'
import { downloadPricedLanes, priceLanes, uploadLanes } from '#contract/lanes.ts'
import { megabyte } from '#domain/files/file-kind.ts'
import { laneSheetLimits } from '#domain/quotes/lanes/parse-lanes.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { writeBook } from '#server/platform/sheets/write-sheet.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { cellsOfSheet } from '#tests/support/sheet-cells.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'
import { unzipFile } from '#tests/support/unzip.ts'

const staff = await openStaffSite()
const { sendCall, site } = staff
const linhai = await staff.logInCustomer('linhai', 'Harbour2026')
const today = shanghaiDay(new Date())

beforeEach(() => site.database.pool.query('DELETE FROM attempt_count'))

const read = (bytes: Buffer, token = linhai) =>
  site.request(`${uploadLanes.path}?fileName=lanes`, {
    method: 'POST',
    headers: { 'access-token': token },
    body: bytes,
  })
const readText = async (text: string) => dataOf(uploadLanes, await read(Buffer.from(text)))

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
  test('is read from a workbook with headings, ports by code or name', async () => {
    const etd = daysAfter(today, 9)
    const bytes = await book([
      ['CNNGB', 'NLRTM', '40HQ', 2],
      ['青岛', 'Hamburg', '20gp', 1, etd],
      ['CNNGB', '', '99XX', 0],
    ])
    expect(dataOf(uploadLanes, await read(bytes)).rows).toEqual([
      { row: 2, cells: ['CNNGB', 'NLRTM', '40HQ', '2'], lane: toRotterdam, fields: {} },
      {
        row: 3,
        cells: ['青岛', 'Hamburg', '20gp', '1', etd],
        lane: { pol: 'CNTAO', pod: 'DEHAM', type: '20GP', count: 1, etd },
        fields: {},
      },
      {
        row: 4,
        cells: ['CNNGB', '', '99XX', '0'],
        lane: null,
        fields: { pod: 'required', type: 'unknown-value', count: 'wrong-format' },
      },
    ])
  })

  test.each([
    ['with headings', 'from,to,type,count\r\nCNNGB,NLRTM,40HQ,2\r\n', 2],
    ['without', 'CNNGB,NLRTM,40HQ,2', 1],
    ['with quoted cells', '"宁波","Rotterdam","40HQ","2"', 1],
    ['by tabs', 'CNNGB\tNLRTM\t40HQ\t2', 1],
  ])('is read from a CSV file %s', async (_how, text, row) => {
    expect((await readText(text)).rows).toMatchObject([{ row, lane: toRotterdam, fields: {} }])
  })

  test('keeps a quoted line break inside its cell, and counts rows as a spreadsheet does', async () => {
    const text = 'CNNGB,NLRTM,40HQ,2,,"first line\r\nsecond, line"\r\nCNNGB,NLRTM,40HQ,2\r\n'
    expect((await readText(text)).rows).toMatchObject([
      { row: 1, cells: ['CNNGB', 'NLRTM', '40HQ', '2', '', 'first line\r\nsecond, line'], lane: toRotterdam },
      { row: 2, cells: ['CNNGB', 'NLRTM', '40HQ', '2'], lane: toRotterdam },
    ])
  })

  test('is read with doubled quotes, spaces around quotes and inch marks', async () => {
    const { rows } = await readText('CNNGB, "NLRTM" ,40HQ,2,,"say ""hello""",40" high cube')
    expect(rows[0]?.cells.slice(1, 2)).toEqual(['NLRTM'])
    expect(rows[0]?.cells.slice(5)).toEqual(['say "hello"', '40" high cube'])
  })

  test('with a quote that is never closed cannot be read', async () => {
    refusalOf(await read(Buffer.from('"CNNGB,NLRTM,40HQ,2\nCNNGB,NLRTM,40HQ,2')), 'unreadable-sheet')
  })

  test('keeps a first row with an invalid field', async () => {
    const { rows } = await readText('Atlantis,NLRTM,40HQ,2\nCNNGB,NLRTM,40HQ,2')
    expect(rows).toMatchObject([
      { row: 1, lane: null, fields: { pol: 'unknown-value' } },
      { row: 2, lane: toRotterdam },
    ])
  })

  test('is read in the encoding of Chinese Excel', async () => {
    const gbk = Buffer.from([0xc4, 0xfe, 0xb2, 0xa8])
    const bytes = Buffer.concat([gbk, Buffer.from(',NLRTM,40HQ,2')])
    expect(dataOf(uploadLanes, await read(bytes)).rows).toMatchObject([{ row: 1, lane: toRotterdam }])
  })

  test('of more than two hundred rows plus headings is refused', async () => {
    const many = (count: number) => Array.from({ length: count }, () => 'CNNGB,NLRTM,40HQ,2').join('\n')
    expect((await readText(`from,to,type,count\n${many(200)}`)).rows).toHaveLength(200)
    for (const text of [many(201), many(202)])
      expect(refusalOf(await read(Buffer.from(text)), 'invalid-input').fields).toEqual({ file: 'too-many' })
  })

  test('beyond the limit that the form states is refused', async () => {
    const bytes = Buffer.alloc(laneSheetLimits.megabytes * megabyte + 1, 'x')
    expect(refusalOf(await read(bytes), 'too-large').params).toEqual({ limit: '2 MB' })
  })

  test.each([
    ['a damaged workbook', Buffer.from('PK\u0003\u0004 and no more')],
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0xff, 0xfe])],
    ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')],
    ['a web page', Buffer.from('\ufeff<!doctype html>\n<table><tr><td>CNNGB</td></tr></table>')],
    ['a letter', Buffer.from('{\\rtf1\\ansi CNNGB, NLRTM}')],
    ['binary without a NUL', Buffer.from('CNNGB,NLRTM\u0002\u0007,40HQ')],
  ])('that is %s cannot be read', async (_what, bytes) => {
    refusalOf(await read(bytes), 'unreadable-sheet')
  })
})

const sent = (...lines: readonly string[]) =>
  lines.map((line, index) => ({ row: index + 2, cells: line === '' ? [] : line.split(',') }))
const past = daysAfter(today, -1)

describe('a bulk quote', () => {
  const rows = sent(
    '宁波,Rotterdam,40hq,2,,PO-7',
    'Atlantis,,99XX,many,soon',
    'CNTAO,JPTYO,20TK,1',
    `CNNGB,NLRTM,40HQ,2,${past}`,
    'CNNGB,NLRTM,40HQ,2',
  )

  test('returns every row in order, with the cheapest sailing or the reason why there is none', async () => {
    const reply = await sendCall(priceLanes, { host: 'localhost', token: linhai, body: { rows } })
    const priced = dataOf(priceLanes, reply)
    expect(priced.quotedOn).toBe(today)
    expect(priced.rows.map(({ row, cells }) => ({ row, cells }))).toEqual(rows)
    expect(priced.rows.map(({ lane, refusal, fields }) => [lane?.pod, refusal, fields])).toEqual([
      ['NLRTM', null, {}],
      [
        undefined,
        'invalid-input',
        {
          pol: 'unknown-value',
          pod: 'required',
          type: 'unknown-value',
          count: 'wrong-format',
          etd: 'wrong-format',
        },
      ],
      ['JPTYO', 'no-price', {}],
      ['NLRTM', 'invalid-input', { etd: 'too-small' }],
      ['NLRTM', null, {}],
    ])
    const [cheapest] = priced.rows.map((row) => row.cheapest)
    expect(Number(cheapest?.total.amount)).toBeGreaterThan(20_000)
    expect(Number(cheapest?.perContainer.amount) * 2).toBeCloseTo(Number(cheapest?.total.amount), 1)
    expect(cheapest?.transitDays).toBeGreaterThan(20)
    expect(cheapest?.offerCode).toMatch(/^Q[EM]\d-CNNGB-NLRTM:/)
  })

  test('names what has no price: the container type, the service or the route', async () => {
    const withoutPrice = sent('CNTAO,JPTYO,20TK,1', 'CNTAO,上海,40HQ,1', 'CNTAO,Qingdao,40HQ,1')
    const reply = await sendCall(priceLanes, {
      host: 'localhost',
      token: linhai,
      body: { rows: withoutPrice },
    })
    expect(dataOf(priceLanes, reply).rows).toMatchObject([
      { refusal: 'no-price', params: { type: '20TK' }, fields: {} },
      { refusal: 'no-service', params: { pol: 'CNTAO', pod: 'CNSHA' }, fields: {} },
      { refusal: 'invalid-input', fields: { pod: 'inconsistent' } },
    ])
    const [, ...downloaded] = await cellsOfSheet((await sheetFor({ rows: withoutPrice })).bytes)
    expect(downloaded.map((cells) => cells[reasonAt])).toEqual([
      expect.stringContaining('20TK'),
      'No service is available on this route. Select other ports or request a quote.',
      'The ports of loading and discharge are the same',
    ])
  })

  const sheetFor = (body: object, language = 'en') =>
    site.request(downloadPricedLanes.path, {
      method: 'POST',
      headers: { 'access-token': linhai, cookie: `language=${language}` },
      body: JSON.stringify(body),
    })
  const reasonAt = 15

  test.each([
    [
      'en',
      'Reason for no price',
      'Column F (as sent)',
      [
        'Unknown port of loading, or not one we serve; Port of discharge is missing; Unknown container type. Use a type such as 20GP, 40GP or 40HQ; Quantity must be a whole number from 1 to 500; Enter the earliest departure as a date, e.g. 1 Dec 2026',
        'No price is available for 20TK containers here. Select another container type or request a quote.',
        'The earliest departure must be today or later',
      ],
    ],
    [
      'zh',
      '无价原因',
      'F 列（原文）',
      [
        '起运港无法识别，或不是我们的起运港；缺少目的港；箱型无法识别，请写 20GP、40GP、40HQ 等箱型；箱量须为 1 至 500 的整数；最早开船日请填日期，例如 2026年12月1日',
        '此处暂无 20TK 箱型的价格',
        '最早开船日不能早于今天',
      ],
    ],
  ])(
    'can be downloaded as a sheet in %s with every row as it was sent',
    async (language, why, further, reasons) => {
      const reply = await sheetFor({ rows }, language)
      expect(reply.status).toBe(200)
      const [heading, ...downloaded] = await cellsOfSheet(reply.bytes)
      expect([heading?.[reasonAt], heading?.[reasonAt + 1]]).toEqual([why, further])
      expect(downloaded.map((cells) => cells.slice(0, 5).filter((cell) => cell !== ''))).toEqual(
        rows.map(({ cells }) => cells.slice(0, 5).filter((cell) => cell !== '')),
      )
      expect(downloaded.map((cells) => cells[5])).toEqual(['2', '3', '4', '5', '6'])
      expect(Number(downloaded[0]?.[10])).toBeGreaterThan(20_000)
      expect(downloaded[0]?.[6]).toMatch(
        language === 'en' ? /CNNGB Ningbo → NLRTM Rotterdam/ : /CNNGB 宁波 → NLRTM 鹿特丹/,
      )
      expect(downloaded[0]?.[reasonAt]).toBe('')
      expect(downloaded[0]?.[reasonAt + 1]).toBe('PO-7')
      for (const [index, reason] of reasons.entries())
        expect(downloaded[index + 1]?.[reasonAt]).toContain(reason)
      expect(downloaded[4]?.[reasonAt]).toBeUndefined()
    },
  )

  test('never writes a sent cell as a formula', async () => {
    const formulas = ['=1+1', '+86', '-2', '@SUM(A1)', '\t=1+1', "=cmd|'/c calc'!A1"]
    const hostile = [
      { row: 2, cells: formulas },
      ...formulas.map((formula, index) => ({ row: index + 3, cells: [formula] })),
    ]
    const reply = await sheetFor({ rows: hostile })
    const xml = unzipFile(reply.bytes, 'xl/worksheets/sheet1.xml')
    const texts = xml + unzipFile(reply.bytes, 'xl/sharedStrings.xml')
    expect(xml).not.toContain('<f')
    for (const formula of ['=1+1', '+86', '-2', '@SUM(A1)', '\t=1+1', '=cmd|']) {
      expect(texts).toContain(`>'${formula}`)
      expect(texts).not.toContain(`>${formula}`)
    }
    const [, ...downloaded] = await cellsOfSheet(reply.bytes)
    expect(downloaded.map(([first]) => first)).toEqual(['=1+1', ...formulas.map((formula) => formula.trim())])
  })

  test.each([
    ['a NUL', { cells: ['\0=1'] }, { 'rows.0.cells.0': 'wrong-format' }],
    ['half a surrogate pair', { cells: ['\ud800x'] }, { 'rows.0.cells.0': 'wrong-format' }],
    ['twenty-one cells', { cells: Array(21).fill('x') }, { 'rows.0.cells': 'too-many' }],
    ['a cell too long', { cells: ['x'.repeat(201)] }, { 'rows.0.cells.0': 'too-long' }],
    ['a row number of zero', { row: 0 }, { 'rows.0.row': 'too-small' }],
  ])('%s is refused and the field is named', async (_what, part, fields) => {
    const reply = await sheetFor({ rows: [{ row: 1, cells: ['CNNGB'], ...part }] })
    expect(refusalOf(reply, 'invalid-input').fields).toEqual(fields)
  })

  test('a character that a workbook cannot hold does not break the sheet', async () => {
    const reply = await sheetFor({ rows: [{ row: 1, cells: ['CN\u0001NGB\u000b', '\ufffe', '<b>&'] }] })
    const [, downloaded] = await cellsOfSheet(reply.bytes)
    expect(downloaded?.[2]).toBe('<b>&')
  })

  test('a downloaded sheet can be corrected and sent again', async () => {
    const reply = await sheetFor({ rows: sent('CNNGB,Atlantis,40HQ,2', 'CNNGB,NLRTM,40HQ,2') })
    const { rows: again } = dataOf(uploadLanes, await read(reply.bytes))
    expect(again.map(({ row, lane, fields }) => [row, lane?.pod, fields])).toEqual([
      [2, undefined, { pod: 'unknown-value' }],
      [3, 'NLRTM', {}],
    ])
  })

  test('needs access to rates', async () => {
    const { token } = await staff.newCustomer()
    for (const call of [priceLanes, downloadPricedLanes])
      refusalOf(await sendCall(call, { host: 'localhost', token, body: { rows } }), 'certify-to-see-rates')
    refusalOf(await read(Buffer.from('CNNGB,NLRTM,40HQ,2'), token), 'certify-to-see-rates')
  })

  test('takes at most two hundred rows', async () => {
    const many = (count: number) => ({ rows: sent(...Array(count).fill('CNNGB,NLRTM,40HQ,2')) })
    const reply = await sendCall(priceLanes, { host: 'localhost', token: linhai, body: many(200) })
    expect(dataOf(priceLanes, reply).rows).toHaveLength(200)
    const more = await sendCall(priceLanes, { host: 'localhost', token: linhai, body: many(201) })
    expect(refusalOf(more, 'invalid-input').fields).toEqual({ rows: 'too-many' })
  })
})
