import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#contract/addresses.ts'
import type { Call } from '#contract/call.ts'
import { addressLimits } from '#domain/addresses/address-entry.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { oneWaits } from '#tests/support/lock-waits.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, unchanged, pool, audited } = staff
const password = 'Harbour2026'
const linhai = await staff.logInCustomer('linhai', password)
const chenyue = await staff.logInCustomer('chenyue', password)
const reviewer = await staff.logInAs('reviewer')
const { token: stranger } = (await staff.newCertified(reviewer, 'Other Trading')).applicant

beforeEach(async () => {
  await pool.query('DELETE FROM address_entry')
  await pool.query('DELETE FROM attempt_count')
})

const post = (call: Call, body: object, token: string | undefined = linhai) =>
  sendCall(call, { host: 'localhost', ...(token && { token }), body })
const get = (call: Call, query: Record<string, string> = {}, token: string | undefined = linhai) =>
  sendCall(call, { host: 'localhost', ...(token && { token }), query })

const shipper = {
  kind: 'shipper',
  name: '海联贸易',
  country: 'CN',
  address: '宁波市北仑区明州路1号',
  contact: '林海',
  mobile: '13800138000',
}
const consignee = {
  kind: 'consignee',
  label: 'RTM main',
  name: 'Rotterdam Fresh B.V.',
  country: 'NL',
  address: 'Waalhaven Oostzijde 81',
  contact: 'Anna van den Berg-Hoogenboom',
  telephone: '+31101234567',
  email: 'anna@fresh.example',
  taxNumber: 'NL004495445B01',
}
const add = async (body: object, token = linhai) =>
  dataOf(calls.addAddress, await post(calls.addAddress, body, token))
const list = async (query: Record<string, string> = {}, token = linhai) =>
  dataOf(calls.listAddresses, await get(calls.listAddresses, query, token))
const names = async (query: Record<string, string> = {}, token = linhai) =>
  (await list(query, token)).rows.map(({ name }) => name)
const picked = async (query: Record<string, string>, token = linhai) =>
  dataOf(calls.addressEntries, await get(calls.addressEntries, query, token)).entries

describe('an entry of the address book', () => {
  test('that is added again stays one entry and takes its new short name', async () => {
    const first = await add({ ...consignee, label: '' })
    const again = await unchanged(() =>
      post(calls.addAddress, { ...consignee, label: '', name: ' Rotterdam FRESH b.v.' }),
    )
    expect(dataOf(calls.addAddress, again)).toEqual(first)
    const labelled = await add({ ...consignee, isDefault: true })
    expect(labelled).toMatchObject({ id: first.id, label: 'RTM main', isDefault: true, version: 2 })
    expect((await audited('address-changed')).at(0)?.after).toMatchObject({ changed: ['isDefault', 'label'] })
    await add({ ...consignee, address: 'Another quay' })
    await add({ ...consignee, kind: 'notify' })
    expect((await list()).count).toBe(3)
  })

  test('is read by every member of the company, and by no other company', async () => {
    const saved = await add({ ...shipper, mobile: ' +86 138-0013-8000 ' })
    expect(saved).toMatchObject({ ...shipper, version: 1, isDefault: false, label: '', email: '' })
    expect(await list({}, chenyue)).toEqual({ rows: [saved], next: null, count: 1, max: 2000 })
    expect(dataOf(calls.readAddress, await get(calls.readAddress, { id: saved.id }, chenyue))).toEqual(saved)
    expect(await list({}, stranger)).toMatchObject({ rows: [], count: 0 })
    refusalOf(await get(calls.readAddress, { id: saved.id }, stranger), 'not-found')
    expect(await picked({ kinds: 'shipper' }, stranger)).toEqual([])
  })

  test('is changed with the version that was read; the audit has no contact and no number', async () => {
    const { id, version } = await add(shipper)
    const change = { ...shipper, id, version, isDefault: false, name: '海联国际', contact: '王五' }
    const changed = dataOf(calls.changeAddress, await post(calls.changeAddress, change, chenyue))
    expect(changed).toMatchObject({ name: '海联国际', version: 2 })
    const [entry] = await audited('address-changed')
    expect(entry).toMatchObject({
      before: { kind: 'shipper', name: '海联贸易', country: 'CN' },
      after: { name: '海联国际', changed: ['name', 'contact'] },
    })
    expect(JSON.stringify(entry)).not.toMatch(/13800138000|王五|林海/)
  })

  test('that is saved without a change stays as it is', async () => {
    const { id, version, ...entry } = await add(shipper)
    const reply = await unchanged(() =>
      post(calls.changeAddress, { ...shipper, id, version, isDefault: false }),
    )
    expect(dataOf(calls.changeAddress, reply)).toEqual({ id, version, ...entry })
  })

  test('that was changed meanwhile is refused, and nothing changes', async () => {
    const { id } = await add(shipper)
    const change = (name: string) => ({ ...shipper, id, version: 1, isDefault: false, name })
    dataOf(calls.changeAddress, await post(calls.changeAddress, change('First')))
    refusalOf(await unchanged(() => post(calls.changeAddress, change('Second'), chenyue)), 'address-changed')
    refusalOf(
      await unchanged(() => post(calls.removeAddress, { id, version: 1 }, chenyue)),
      'address-changed',
    )
  })

  test('of two changes at once one wins', async () => {
    const { id } = await add(shipper)
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        post(calls.changeAddress, {
          ...shipper,
          id,
          version: 1,
          isDefault: false,
          name: `Name ${'x'.repeat(index + 1)}`,
        }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await list()).rows).toMatchObject([{ version: 2 }])
  })

  test('is deleted, once', async () => {
    const { id, version } = await add(shipper)
    dataOf(calls.removeAddress, await post(calls.removeAddress, { id, version }))
    refusalOf(await unchanged(() => post(calls.removeAddress, { id, version })), 'not-found')
    expect(await audited('address-removed')).toMatchObject([{ before: { name: '海联贸易' } }])
  })
})

describe('the default entry', () => {
  test('is one for each kind; a form that shows the former one is outdated', async () => {
    const first = await add({ ...shipper, isDefault: true })
    await add({ ...consignee, isDefault: true })
    const second = await add({ ...shipper, name: '第二', isDefault: true })
    const { rows } = await list()
    expect(
      rows
        .filter(({ isDefault }) => isDefault)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Rotterdam Fresh B.V.', '第二'].sort())
    const stale = { ...shipper, id: first.id, version: first.version, isDefault: true }
    refusalOf(await unchanged(() => post(calls.changeAddress, stale)), 'address-changed')
    const moved = { ...consignee, kind: 'shipper', id: rows.find(({ country }) => country === 'NL')?.id }
    const change = { ...moved, version: 1, isDefault: true }
    expect(dataOf(calls.changeAddress, await post(calls.changeAddress, change))).toMatchObject({
      isDefault: true,
    })
    expect((await list({ kind: 'shipper' })).rows.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    refusalOf(await post(calls.removeAddress, { id: second.id, version: 1 }), 'address-changed')
  })

  test('is one, also when several are set at once', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        add({ ...shipper, name: `N${'x'.repeat(index)}`, isDefault: true }),
      ),
    )
    expect((await list()).rows.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })
})

describe('a list', () => {
  test('is found by parts of label, name, contact and address, in pinyin too', async () => {
    await add(shipper)
    await add(consignee)
    for (const search of ['海联', 'hailian', 'hlmy', '北仑', '林海', 'MINGZHOU'])
      expect(await names({ search }), search).toEqual(['海联贸易'])
    for (const search of ['fresh', 'rtm', 'Hoogenboom', 'waalhaven 81'])
      expect(await names({ search }), search).toEqual(['Rotterdam Fresh B.V.'])
    for (const search of ['13800138000', 'nobody', "'; drop table address_entry; --", '%'])
      expect(await names({ search }), search).toEqual([])
    expect(await names({ kind: 'consignee' })).toEqual(['Rotterdam Fresh B.V.'])
  })

  test('comes page by page in the order of names', async () => {
    for (const name of ['Delta', 'alpha', 'Bravo', '重庆', 'charlie']) await add({ ...shipper, name })
    const all = await names()
    expect(all.filter((name) => /[a-z]/i.test(name))).toEqual(['alpha', 'Bravo', 'charlie', 'Delta'])
    const found: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list({ size: '2', ...(after && { after }) })
      found.push(...page.rows.map(({ name }) => name))
      after = page.next
    }
    expect(found).toEqual(all)
    expect(await names({ sort: '-changedAt', size: '1' })).toEqual(['charlie'])
    expect(refusalOf(await get(calls.listAddresses, { after: 'x' }), 'invalid-input').fields).toEqual({
      after: 'wrong-format',
    })
  })

  test('for a form has the default first, of the kinds that it asks for', async () => {
    await add(shipper)
    await add({ ...shipper, name: 'Usual', isDefault: true })
    await add({ ...shipper, name: 'Newest' })
    await add({ ...consignee, kind: 'notify' })
    expect((await picked({ kinds: 'shipper' })).map(({ name }) => name)).toEqual([
      'Usual',
      'Newest',
      '海联贸易',
    ])
    expect(await picked({ kinds: 'consignee,notify', search: 'fresh' })).toMatchObject([{ kind: 'notify' }])
    expect(refusalOf(await get(calls.addressEntries, { kinds: 'ship' }), 'invalid-input').fields).toEqual({
      'kinds.0': 'unknown-value',
    })
  })

  test('is read by its index, however many entries other companies have', async () => {
    await pool.query('SET enable_seqscan = off')
    const { rows } = await pool.query(
      `EXPLAIN SELECT id FROM address_entry
       WHERE search_words(label || ' ' || name || ' ' || contact, address) @@ '''fresh'':*'`,
    )
    await pool.query('RESET enable_seqscan')
    expect(JSON.stringify(rows)).toContain('address_entry_words')
  })
})

describe('wrong input is refused by its fields, and nothing is saved', () => {
  test.each<[string, object, object]>([
    [
      'nothing',
      { kind: 'door' },
      {
        name: 'required',
        country: 'required',
        address: 'required',
        contact: 'required',
        mobile: 'required',
        telephone: 'required',
      },
    ],
    ['a digit in the contact', { ...shipper, contact: '林3' }, { contact: 'wrong-format' }],
    ['an unknown country', { ...shipper, country: 'XX' }, { country: 'unknown-value' }],
    ['an unknown kind', { ...shipper, kind: 'carrier' }, { kind: 'unknown-value' }],
    ['a NUL', { ...shipper, name: 'a\0b' }, { name: 'wrong-format' }],
    [
      'a text without end',
      { ...shipper, label: 'x'.repeat(501), contact: '9' },
      { label: 'too-long', contact: 'wrong-format' },
    ],
    ['a district abroad', { ...consignee, district: '330282' }, { district: 'inconsistent' }],
    [
      'another owner',
      { ...shipper, ownerId: '00000000-0000-4000-8000-000000000000', address: '' },
      { address: 'required' },
    ],
  ])('%s', async (_what, body, fields) => {
    const reply = await unchanged(() => post(calls.addAddress, body))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual(fields)
  })

  test('an address book has so many entries and no more, also when they are added at once', async () => {
    const { rows } = await pool.query(`SELECT id FROM company WHERE state = 'certified' AND id IN
      (SELECT company_id FROM membership JOIN person ON person.id = person_id WHERE account = 'linhai')`)
    await pool.query(
      `INSERT INTO address_entry (owner_id, kind, label, name, country, district, address, contact, mobile, telephone,
         email, tax_number, is_default)
       SELECT $1, 'shipper', '', 'a', 'CN', '', '', '', '', '', '', '', false FROM generate_series(1, $2)`,
      [rows[0].id, addressLimits.entries - 2],
    )
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        post(calls.addAddress, { ...shipper, name: `海联${'一二三四五'[index]}` }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
    const reply = await unchanged(() => post(calls.addAddress, shipper))
    expect(refusalOf(reply, 'too-many-addresses').params).toEqual({ max: addressLimits.entries })
  })
})

describe('who may not, changes nothing', () => {
  const attempts = (id: string): readonly (readonly [Call, 'get' | 'post', object])[] => [
    [calls.listAddresses, 'get', {}],
    [calls.addressEntries, 'get', { kinds: 'shipper' }],
    [calls.readAddress, 'get', { id }],
    [calls.exportAddresses, 'get', {}],
    [calls.addressTemplate, 'get', {}],
    [calls.addAddress, 'post', shipper],
    [calls.changeAddress, 'post', { ...shipper, id, version: 1, isDefault: true, name: 'Taken' }],
    [calls.removeAddress, 'post', { id, version: 1 }],
    [calls.importAddresses, 'post', { entries: [shipper] }],
  ]
  const refused = async (token: string | undefined, id: string) => {
    const found: string[] = []
    for (const [call, method, input] of attempts(id)) {
      const reply = await unchanged(() =>
        method === 'get'
          ? get(call, input as Record<string, string>, token ?? '')
          : post(call, input, token ?? ''),
      )
      found.push(JSON.parse(reply.text).data.refusal)
    }
    return [...new Set(found)]
  }

  test('a visitor', async () => {
    expect(await refused(undefined, (await add(shipper)).id)).toEqual(['logged-out'])
  })

  test('a user without a certified company', async () => {
    const { token } = await staff.newCustomer()
    expect(await refused(token, (await add(shipper)).id)).toEqual(['company-not-certified'])
  })

  test('a member whose membership is disabled', async () => {
    const { id } = await add(shipper)
    const disable = (status: string) =>
      pool.query(
        `UPDATE membership SET status = $1 WHERE person_id = (SELECT id FROM person WHERE account = 'chenyue')`,
        [status],
      )
    await disable('disabled')
    expect(await refused(chenyue, id)).toEqual(['not-a-member'])
    await disable('active')
  })

  test('another company', async () => {
    const { id } = await add(shipper)
    const change = { ...shipper, id, version: 1, isDefault: true, name: 'Taken' }
    refusalOf(await unchanged(() => post(calls.changeAddress, change, stranger)), 'not-found')
    refusalOf(await unchanged(() => post(calls.removeAddress, { id, version: 1 }, stranger)), 'not-found')
  })

  test('a suspended company reads its address book and does not change it', async () => {
    const { id } = await add(shipper)
    const setState = (state: string, reason: string | null) =>
      pool.query(
        `UPDATE company SET state = $1, stop_reason = $2
         WHERE id = (SELECT owner_id FROM address_entry WHERE id = $3)`,
        [state, reason, id],
      )
    await setState('suspended', 'fraud')
    expect(await names()).toEqual(['海联贸易'])
    for (const [call, method, input] of attempts(id).filter(([, how]) => how === 'post'))
      refusalOf(
        await unchanged(() => (method === 'post' ? post(call, input) : get(call))),
        'company-suspended',
      )
    await setState('certified', null)
  })
})

test('a company that is being suspended saves no address', async () => {
  const { id } = await add(shipper)
  const client = await pool.connect()
  const isThis = 'WHERE id = (SELECT owner_id FROM address_entry WHERE id = $1)'
  await client.query('BEGIN')
  await client.query(`UPDATE company SET state = 'suspended', stop_reason = 'fraud' ${isThis}`, [id])
  const saving = post(calls.addAddress, { ...shipper, name: 'Late' })
  await oneWaits(pool)
  await client.query('COMMIT')
  client.release()
  refusalOf(await saving, 'company-suspended')
  expect(await names()).toEqual(['海联贸易'])
  await pool.query(`UPDATE company SET state = 'certified', stop_reason = NULL ${isThis}`, [id])
})
