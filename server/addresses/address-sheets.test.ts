import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#contract/addresses.ts'
import { addressLimits } from '#domain/addresses/address-entry.ts'
import { megabyte } from '#domain/files/file-kind.ts'
import { writeBook } from '#server/platform/sheets/write-sheet.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { cellsOfSheet } from '#tests/support/sheet-cells.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'
import { unzipFile } from '#tests/support/unzip.ts'

const staff = await openStaffSite()
const { sendCall, unchanged, pool, site, audited } = staff
const linhai = await staff.logInCustomer('linhai', 'Harbour2026')

beforeEach(async () => {
  await pool.query('DELETE FROM address_entry')
  await pool.query('DELETE FROM attempt_count')
})

const headers = ['Type', '公司名称', 'Country or region', 'District', 'Address', 'Contact', 'Mobile', 'Notes']
const book = async (rows: readonly (readonly (string | number)[])[], header = headers) =>
  Buffer.from(
    await writeBook([{ name: 'A', columns: header.map((text) => ({ header: text, width: 10 })), rows }]),
  )
const read = (bytes: Buffer, token = linhai) =>
  site.request(`${calls.readAddressSheet.path}?fileName=a.xlsx`, {
    method: 'POST',
    headers: { 'access-token': token },
    body: bytes,
  })
const readRows = async (bytes: Buffer) => dataOf(calls.readAddressSheet, await read(bytes)).rows
const save = (entries: readonly object[], token = linhai) =>
  sendCall(calls.importAddresses, { host: 'localhost', token, body: { entries } })
const download = (path: string, language: string) =>
  site.request(path, { headers: { 'access-token': linhai, cookie: `language=${language}` } })

const good = ['Shipper', '海联贸易', 'China', '', '明州路1号', '林海', 13800138000, 'any']
const door = ['装卸货地址', '慈溪工厂', 'CN', '宁波慈溪', '新兴大道9号', '陈岳', '13800138000']

describe('a sheet of addresses', () => {
  test('is read with headers and values in either language, without saving anything', async () => {
    const bytes = await book([
      good,
      door,
      ['Consignee', 'Fresh B.V.', '荷兰', '', 'Waalhaven 81', 'Anna', '+31612345678'],
    ])
    const reply = await unchanged(() => read(bytes))
    expect(dataOf(calls.readAddressSheet, reply)).toMatchObject({
      rows: [
        {
          row: 2,
          entry: { kind: 'shipper', country: 'CN', mobile: '13800138000' },
          fields: {},
          isKnown: false,
        },
        { row: 3, entry: { kind: 'door', district: '330282' }, fields: {} },
        { row: 4, entry: { kind: 'consignee', country: 'NL', mobile: '+31612345678' }, fields: {} },
      ],
      count: 0,
      max: addressLimits.entries,
    })
  })

  test('names the wrong fields of each row', async () => {
    const bytes = await book([
      good,
      ['Carrier', 'A', 'Atlantis', '', 'x', '林3', '12'],
      ['', 'A', 'CN', '', 'x', '林海', '13800138000'],
      ['Shipper', '', '', '', '', '', ''],
      ['door', 'A', 'NL', '宁波慈溪', 'x', 'Anna', '+31612345678'],
    ])
    expect((await readRows(bytes)).map(({ fields }) => fields)).toEqual([
      {},
      { kind: 'unknown-value', country: 'unknown-value', contact: 'wrong-format', mobile: 'wrong-format' },
      { kind: 'required' },
      {
        name: 'required',
        country: 'required',
        address: 'required',
        contact: 'required',
        mobile: 'required',
        telephone: 'required',
      },
      { district: 'inconsistent' },
    ])
  })

  test('is saved once: rows that are there already are marked and left out', async () => {
    const bytes = await book([good, door, good])
    const rows = await readRows(bytes)
    expect(rows.map(({ isKnown }) => isKnown)).toEqual([false, false, true])
    const entries = rows.map(({ entry }) => entry)
    expect(dataOf(calls.importAddresses, await save(entries))).toEqual({ added: 2, known: 1 })
    expect((await audited('addresses-imported')).at(0)).toMatchObject({ after: { added: 2, known: 1 } })
    expect((await readRows(bytes)).map(({ isKnown }) => isKnown)).toEqual([true, true, true])
    const again = await unchanged(async () => {
      const reply = await save(entries)
      await pool.query('DELETE FROM attempt_count')
      return reply
    })
    expect(dataOf(calls.importAddresses, again)).toEqual({ added: 0, known: 3 })
  })

  test('is saved as a whole or not at all', async () => {
    const [entry] = (await readRows(await book([good]))).map((row) => row.entry)
    const reply = await unchanged(() => save([entry ?? {}, { ...entry, name: 'B', contact: '9' }]))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ 'entries.1.contact': 'wrong-format' })
    await pool.query(
      `INSERT INTO address_entry (owner_id, kind, label, name, country, district, address, contact, mobile, telephone,
         email, tax_number, is_default)
       SELECT company_id, 'shipper', '', 'a', 'CN', '', '', '', '', '', '', '', false
       FROM membership JOIN person ON person.id = person_id, generate_series(1, $1) WHERE account = 'linhai'`,
      [addressLimits.entries - 1],
    )
    refusalOf(await unchanged(() => save([entry ?? {}, { ...entry, name: 'B' }])), 'too-many-addresses')
    expect(dataOf(calls.importAddresses, await save([entry ?? {}]))).toEqual({ added: 1, known: 0 })
  })

  test('saved by two people at once is saved once', async () => {
    const entries = (await readRows(await book([good, door]))).map((row) => row.entry)
    const replies = await Promise.all([save(entries), save(entries), save(entries)])
    const added = replies.map((reply) => dataOf(calls.importAddresses, reply).added)
    expect(added.sort()).toEqual([0, 0, 2])
  })

  test.each<[string, () => Promise<Buffer>, string, object | undefined]>([
    ['no workbook', async () => Buffer.from('Type,Name'), 'unreadable-sheet', undefined],
    ['other columns', () => book([['a', 'b']], ['One', 'Two']), 'invalid-input', { file: 'inconsistent' }],
    ['no rows', () => book([]), 'invalid-input', { file: 'too-few' }],
    ['too many rows', () => book(Array(501).fill(good)), 'invalid-input', { file: 'too-many' }],
    [
      'too many bytes',
      async () => Buffer.alloc(addressLimits.sheet.megabytes * megabyte + 1),
      'too-large',
      undefined,
    ],
  ])('with %s is refused', async (_what, bytes, refused, fields) => {
    const sheet = await bytes()
    const reply = await unchanged(() => read(sheet))
    expect(refusalOf(reply, refused as 'invalid-input').fields).toEqual(fields)
  })

  test('of a user without a certified company is refused', async () => {
    const { token } = await staff.newCustomer()
    const bytes = await book([good])
    refusalOf(await unchanged(() => read(bytes, token)), 'company-not-certified')
  })
})

describe('the template and the export', () => {
  test.each([
    ['en', ['Type', 'Short name', 'Company name'], 'Shipper'],
    ['zh', ['类型', '简称', '公司名称'], '发货人'],
  ])('are written in %s, and what is exported can be imported again', async (language, first, kind) => {
    const template = await download(calls.addressTemplate.path, language)
    const [heading, ...rest] = await cellsOfSheet(template.bytes)
    expect([heading?.slice(0, 3), rest]).toEqual([first, []])
    expect(unzipFile(template.bytes, 'xl/worksheets/sheet1.xml')).toContain('dataValidation')
    const entries = (await readRows(await book([good, door]))).map(({ entry }) => entry)
    dataOf(calls.importAddresses, await save(entries))
    const sheet = await download(calls.exportAddresses.path, language)
    const cells = await cellsOfSheet(sheet.bytes)
    expect(cells.map(([cell]) => cell)).toContain(kind)
    expect((await readRows(sheet.bytes)).map(({ fields, isKnown }) => [fields, isKnown])).toEqual([
      [{}, true],
      [{}, true],
    ])
    expect((await audited('addresses-exported')).at(0)).toMatchObject({ after: { count: 2 } })
  })

  test('has the entries of the filter only', async () => {
    const entries = (await readRows(await book([good, door]))).map(({ entry }) => entry)
    dataOf(calls.importAddresses, await save(entries))
    const sheet = await download(`${calls.exportAddresses.path}?kind=door`, 'en')
    expect((await cellsOfSheet(sheet.bytes)).map((row) => row[2])).toEqual(['Company name', '慈溪工厂'])
  })

  test('never write a cell as a formula', async () => {
    const entry = {
      kind: 'invoice',
      label: '=1+1',
      name: "=cmd|'/c calc'!A1",
      country: 'CN',
      taxNumber: '91330200MA2AAAAA0X',
      telephone: '+442079460000',
      address: '@SUM(A1)',
    }
    dataOf(calls.importAddresses, await save([entry]))
    const sheet = await download(calls.exportAddresses.path, 'en')
    const xml = unzipFile(sheet.bytes, 'xl/worksheets/sheet1.xml')
    const texts = xml + unzipFile(sheet.bytes, 'xl/sharedStrings.xml')
    expect(xml).not.toContain('<f')
    expect(texts).toContain('>+442079460000')
    for (const formula of ['=1+1', '=cmd|', '@SUM(A1)']) {
      expect(texts).toContain(`>'${formula}`)
      expect(texts).not.toContain(`>${formula}`)
    }
    expect(sheet.headers['content-disposition']).toContain('attachment')
  })
})
