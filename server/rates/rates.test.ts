import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { publishRate } from '#contract/rate-publishing.ts'
import { archiveRate, listRates, type RateFile, type RateRow, readRate, saveRate } from '#contract/rates.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import { rateSorts } from '#domain/rates/sorts.ts'
import { isContainerType } from '#domain/values/container-type.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { expectSortedPages } from '#tests/support/paging.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'
import { isInForce, publishedRates } from './index.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const me = await staff.idOf('tariff')
const admin = rateAdmin(staff, token)
const { save, saved, publish, published } = admin
const { db } = staff.site.database

const hour = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * hour)
const at = (hours: number) => inHours(hours).toISOString()
const archive = (rateId: string) => sendCall(archiveRate, { token, body: { rateId, reason: 'Wrong price' } })
const read = async (rateId: string): Promise<RateFile> =>
  dataOf(readRate, await sendCall(readRate, { token, query: { rateId } }))
const list = async (query: Record<string, string>) =>
  dataOf(listRates, await sendCall(listRates, { token, query: { kind: 'ocean-lane', ...query } }))

type Who = { readonly brand?: BrandCode; readonly companyId?: string | null }
/** The versions of a code that are active some hours from now. */
const holding = async (code: string, hours: number, { brand = 'group', companyId = null }: Who = {}) => {
  const viewer = { brand, companyId, at: inHours(hours) }
  const lookup = { kind: 'ocean-lane', port: 'CNNGB', place: 'NLRTM' } as const
  const rates = await publishedRates(db, [lookup], viewer.at)
  return rates
    .filter(isInForce(viewer))
    .filter((rate) => rate.code === code)
    .map(({ version }) => version)
}
const statesOf = async (code: string) =>
  (await pool.query('SELECT id FROM rate WHERE code = $1 ORDER BY version', [code])).rows.map(({ id }) => id)
/** A draft at another place; no service of the lane calls there, so it cannot be saved in this way. */
const atPlace = async (code: string, place: string, port = 'CNNGB') => {
  const { rateId } = await saved(savedLane(code))
  await pool.query('UPDATE rate SET place = $2, port = $3 WHERE id = $1', [rateId, place, port])
}
const freight = (price: string) => ({ pricing: { ...savedLane('x').pricing, freight: { '20GP': price } } })

describe('a draft', () => {
  test('is saved, has its cost and history, and is not active', async () => {
    const draft = await saved(savedLane('DRAFT-1'))
    expect(draft).toMatchObject({
      code: 'DRAFT-1',
      version: 1,
      state: 'draft',
      port: 'CNNGB',
      place: 'NLRTM',
      publishAt: null,
      savedBy: expect.stringMatching(/./),
      cost: { '20GP': '900' },
      pricing: savedLane('DRAFT-1').pricing,
    })
    expect(await read(draft.rateId)).toEqual(draft)
    expect(draft.history.map(({ rateId }) => rateId)).toEqual([draft.rateId])
    expect(await holding('DRAFT-1', 1)).toEqual([])
    expect(await staff.audited('rate-saved', draft.rateId)).toMatchObject([
      { actor_id: me, after: { code: 'DRAFT-1', version: 1, 'pricing.freight.20GP': '1150' } },
    ])
    expect(JSON.stringify(await staff.audited('rate-saved'))).not.toContain('"900"')
  })

  test('gets a new id when it is saved again, so that an old form is refused', async () => {
    const first = await saved(savedLane('DRAFT-2'))
    const second = await saved(savedLane('DRAFT-2', { comparedVersionId: first.rateId, cost: null }))
    expect(second).toMatchObject({ version: 1, state: 'draft', cost: null })
    expect(second.rateId).not.toBe(first.rateId)
    const stale = savedLane('DRAFT-2', { comparedVersionId: first.rateId })
    refusalOf(await unchanged(() => save(stale)), 'rate-changed')
    refusalOf(await unchanged(() => save(savedLane('DRAFT-2'))), 'rate-code-exists')
    refusalOf(await unchanged(() => publish(first.rateId)), 'not-found')
  })

  test('is found at every address that it had, also after it was published', async () => {
    const first = await saved(savedLane('DRAFT-LINK'))
    const second = await saved(savedLane('DRAFT-LINK', { comparedVersionId: first.rateId }))
    const third = await saved(savedLane('DRAFT-LINK', { comparedVersionId: second.rateId }))
    for (const { rateId } of [first, second]) expect(await read(rateId)).toEqual(third)
    dataOf(publishRate, await publish(third.rateId))
    expect(await read(first.rateId)).toMatchObject({ rateId: third.rateId, state: 'in-force' })
    const next = await saved(savedLane('DRAFT-LINK', { comparedVersionId: third.rateId }))
    expect((await read(first.rateId)).rateId).toBe(third.rateId)
    expect((await read(next.rateId)).version).toBe(2)
  })

  test.each<[string, object, Record<string, string>]>([
    [
      'ends before it begins',
      { validFrom: '2026-12-02', validTo: '2026-12-01' },
      { validTo: 'inconsistent' },
    ],
    ['is a contract with an unknown company', { companies: [randomUUID()] }, { companies: 'unknown-value' }],
    ['has no sound price', freight('-1'), { 'pricing.freight.20GP': 'wrong-format' }],
    ['has a price in another notation', freight('1e3'), { 'pricing.freight.20GP': 'wrong-format' }],
    ['has a code that is a path', { code: '../x' }, { code: 'wrong-format' }],
    ['is for a brand of others', { brands: ['others'] }, { 'brands.0': 'unknown-value' }],
  ])('that %s is refused, and nothing is written', async (_what, change, fields) => {
    const reply = await unchanged(() => save(savedLane('REFUSED', change)))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual(fields)
  })

  test('can be a contract rate for certified companies only', async () => {
    const { companyId } = await staff.newApplication('Dogger Bank Trading')
    const body = savedLane('CONTRACT-0', { companies: [companyId] })
    expect(refusalOf(await unchanged(() => save(body)), 'invalid-input').fields).toEqual({
      companies: 'unknown-value',
    })
  })

  test('has the port and the place of its pricing', async () => {
    const { port, place } = await saved({
      ...savedLane('TRUCK-1', { kind: 'trucking-lane', cost: null }),
      pricing: { port: 'CNTAO', pickUpPlace: 'QQCTU', district: '370211', prices: { '20GP': '800' } },
    })
    expect([port, place]).toEqual(['CNTAO', '370211'])
  })
})

describe('over time', () => {
  /** After each step: which version is active before and after the given hours. */
  test('versions become active at their publication times', async () => {
    const code = 'TIME-1'
    const v1 = await published(savedLane(code))
    expect(v1).toMatchObject({ state: 'in-force', version: 1 })
    expect([await holding(code, -1), await holding(code, 0), await holding(code, 999)]).toEqual([
      [],
      [1],
      [1],
    ])

    const v2 = await published(savedLane(code, { comparedVersionId: v1.rateId }), at(10))
    expect(v2).toMatchObject({ state: 'scheduled', version: 2 })
    expect([await holding(code, 9), await holding(code, 11)]).toEqual([[1], [2]])

    const v3 = await published(savedLane(code, { comparedVersionId: v2.rateId }), at(20))
    expect([await holding(code, 9), await holding(code, 19), await holding(code, 21)]).toEqual([
      [1],
      [2],
      [3],
    ])

    // Starts before the scheduled version, which is superseded.
    const v4 = await published(savedLane(code, { comparedVersionId: v3.rateId }), at(5))
    const hours = [4, 6, 11, 21]
    expect(await Promise.all(hours.map((one) => holding(code, one)))).toEqual([[1], [4], [4], [4]])
    const { history } = await read(v4.rateId)
    expect(history.map(({ version, state }) => [version, state])).toEqual([
      [4, 'scheduled'],
      [3, 'ended'],
      [2, 'ended'],
      [1, 'in-force'],
    ])

    // Withdrawn: the superseded versions apply again, each at its time.
    dataOf(archiveRate, await archive(v4.rateId))
    expect(await Promise.all(hours.map((one) => holding(code, one)))).toEqual([[1], [1], [2], [3]])

    // Withdrawn from the middle: the version before it applies until the next one starts.
    dataOf(archiveRate, await archive(v2.rateId))
    expect(await Promise.all(hours.map((one) => holding(code, one)))).toEqual([[1], [1], [1], [3]])

    // The active version ends now, the scheduled one stays.
    dataOf(archiveRate, await archive(v1.rateId))
    expect(await Promise.all(hours.map((one) => holding(code, one)))).toEqual([[], [], [], [3]])
    for (const gone of [v1, v2, v4]) refusalOf(await unchanged(() => archive(gone.rateId)), 'rate-ended')
  })

  test('a time after the last valid day, or years ahead, is refused by name', async () => {
    const validTo = daysAfter(shanghaiDay(new Date()), 100)
    const end = instantAt(validTo, '24:00')
    const { rateId } = await saved(savedLane('LATE-1', { validTo }))
    const late = await unchanged(() => publish(rateId, end.toISOString()))
    expect(refusalOf(late, 'invalid-input').fields).toEqual({ at: 'inconsistent' })
    const far = await unchanged(() => publish(rateId, '2199-12-31T23:59:59Z'))
    expect(refusalOf(far, 'invalid-input').fields).toEqual({ at: 'too-large' })
    expect((await publish(rateId, new Date(end.getTime() - 1).toISOString())).status).toBe(200)
  })

  test.each([at(-48), '2001-01-01T00:00:00Z'])('a time in the past is refused: %s', async (past) => {
    const { rateId } = await saved(savedLane('PAST-1'))
    const reply = await unchanged(() => publish(rateId, past))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ at: 'too-small' })
    await archive(rateId)
  })

  test('a published version is archived with a reason, which its history shows', async () => {
    const { rateId } = await published(savedLane('REASON-1'))
    for (const reason of [undefined, '', '  ']) {
      const refused = await unchanged(() => sendCall(archiveRate, { token, body: { rateId, reason } }))
      expect(refusalOf(refused, 'invalid-input').fields).toEqual({ reason: 'required' })
    }
    dataOf(archiveRate, await archive(rateId))
    expect((await read(rateId)).history).toMatchObject([{ state: 'ended', archiveReason: 'Wrong price' }])
    expect(await staff.audited('rate-archived', rateId)).toMatchObject([{ after: { reason: 'Wrong price' } }])
    const draft = await saved(savedLane('REASON-2'))
    dataOf(archiveRate, await sendCall(archiveRate, { token, body: { rateId: draft.rateId } }))
  })

  test('a version is published once, and a draft can be discarded', async () => {
    const first = await published(savedLane('TWICE-1'))
    refusalOf(await unchanged(() => publish(first.rateId)), 'rate-not-draft')
    const draft = await saved(savedLane('TWICE-1', { comparedVersionId: first.rateId }))
    expect(draft.history.map(({ state }) => state)).toEqual(['draft', 'in-force'])
    expect(dataOf(archiveRate, await archive(draft.rateId))).toEqual({ code: 'TWICE-1' })
    expect(await statesOf('TWICE-1')).toEqual([first.rateId])
    refusalOf(await unchanged(() => archive(draft.rateId)), 'not-found')
    refusalOf(await unchanged(() => publish(randomUUID())), 'not-found')
    expect(await staff.audited('rate-discarded', draft.rateId)).toMatchObject([
      { before: { state: 'draft' } },
    ])
    expect(await staff.audited('rate-archived', draft.rateId)).toEqual([])
  })
})

describe('scope', () => {
  test('a contract rate is for its company only, and a brand rate for its brand only', async () => {
    const { rows } = await pool.query(
      "SELECT id FROM company WHERE state = 'certified' ORDER BY name LIMIT 1",
    )
    const companyId: string = rows[0].id
    const contract = await published(savedLane('CONTRACT-1', { companies: [companyId] }))
    expect(contract.companies).toEqual([{ companyId, name: expect.stringMatching(/./) }])
    await published(savedLane('BRAND-1', { brands: ['ningbo', 'group'] }))
    expect(await holding('CONTRACT-1', 0)).toEqual([])
    expect(await holding('CONTRACT-1', 0, { companyId: randomUUID() })).toEqual([])
    expect(await holding('CONTRACT-1', 0, { companyId })).toEqual([1])
    expect(await holding('BRAND-1', 0, { brand: 'ningbo' })).toEqual([1])
    expect(await holding('BRAND-1', 0, { brand: 'shanghai', companyId })).toEqual([])
  })

  test('the rates for quotes never include the cost', async () => {
    await published(savedLane('COST-1', { cost: { '20GP': '777.77' } }))
    const rates = await publishedRates(db, [{ kind: 'ocean-lane', port: 'CNNGB' }], inHours(0))
    expect(rates.some(({ code }) => code === 'COST-1')).toBe(true)
    expect(JSON.stringify(rates)).not.toContain('777.77')
  })
})

describe('the list', () => {
  test('is read page by page, by code, the newest version first', async () => {
    for (const code of ['LIST-A', 'LIST-B', 'LIST-C']) {
      const first = await published(savedLane(code))
      await saved(savedLane(code, { comparedVersionId: first.rateId }))
    }
    const all = await list({ search: 'list-' })
    expect(all.rows.map(({ code, version, state }) => [code, version, state])).toEqual([
      ['LIST-A', 2, 'draft'],
      ['LIST-A', 1, 'in-force'],
      ['LIST-B', 2, 'draft'],
      ['LIST-B', 1, 'in-force'],
      ['LIST-C', 2, 'draft'],
      ['LIST-C', 1, 'in-force'],
    ])
    const first = await list({ search: 'list-', size: '3' })
    const second = await list({ search: 'list-', size: '3', after: first.next ?? '' })
    expect([...first.rows, ...second.rows]).toEqual(all.rows)
    expect(second.next).toBeNull()
    const [newest] = await staff.audited('rates-listed')
    expect(newest).toMatchObject({ actor_id: me, after: { kind: 'ocean-lane', search: 'list-' } })
  })

  test('has the versions of one code by validity', async () => {
    const month = (from: string, to: string) => ({ validFrom: `2027-${from}`, validTo: `2027-${to}` })
    const months = [month('03-01', '03-31'), month('01-01', '01-31'), month('02-01', '02-28')]
    let comparedVersionId: string | null = null
    for (const days of months)
      comparedVersionId = (await published(savedLane('MONTHS', { ...days, comparedVersionId }))).rateId
    const { rows } = await list({ search: 'MONTHS' })
    expect(rows.map(({ version, validFrom }) => [version, validFrom])).toEqual([
      [2, '2027-01-01'],
      [3, '2027-02-01'],
      [1, '2027-03-01'],
    ])
  })

  test.each(['Santos', '桑托斯', 'santos', 'BRSSZ', 'Santos BRSSZ'])(
    'finds a location by %s',
    async (search) => {
      await atPlace('NAMED-1', 'BRSSZ')
      const { rows } = await list({ search, state: 'draft' })
      expect(rows.map(({ code }) => code)).toEqual(['NAMED-1'])
      await archive(rows[0]?.rateId ?? '')
    },
  )

  test.each(['Yantai', '烟台', 'CNYNT'])('finds a port by %s', async (search) => {
    await atPlace('NAMED-2', 'BRSSZ', 'CNYNT')
    const { rows } = await list({ search, state: 'draft' })
    expect(rows.map(({ code }) => code)).toEqual(['NAMED-2'])
    await archive(rows[0]?.rateId ?? '')
  })

  test('finds a depot by its name', async () => {
    const [depot] = (await pool.query('SELECT code, name FROM depot ORDER BY code LIMIT 1')).rows
    await atPlace('NAMED-3', depot.code)
    for (const search of [depot.name.zh, depot.name.en])
      expect((await list({ search, state: 'draft' })).rows.map(({ code }) => code)).toEqual(['NAMED-3'])
  })

  test('is sorted by the shown name of a location, and equal ones by code', async () => {
    const places = ['THBKK', 'KRPUS', 'JPUKB', 'KRPUS', 'THBKK']
    for (const [index, place] of places.entries()) await atPlace(`TIED-${places.length - index}`, place)
    const codes = async (sort: string, lang: string) => {
      const query = { kind: 'ocean-lane', search: 'TIED-', sort, lang }
      return dataOf(listRates, await sendCall(listRates, { token, query })).rows.map(({ code }) => code)
    }
    // Bangkok, Busan, Kobe; in Chinese by pinyin: Fushan, Mangu, Shenhu.
    expect(await codes('place', 'en')).toEqual(['TIED-1', 'TIED-5', 'TIED-2', 'TIED-4', 'TIED-3'])
    expect(await codes('place', 'zh')).toEqual(['TIED-2', 'TIED-4', 'TIED-1', 'TIED-5', 'TIED-3'])
    for (const sort of ['port', 'validity', '20GP'])
      expect(await codes(sort, 'en'), sort).toEqual(['TIED-1', 'TIED-2', 'TIED-3', 'TIED-4', 'TIED-5'])
  })

  test('is paged in every sort, rates of equal prices and days too', async () => {
    const prices = ['1150', '990', '1150', undefined]
    for (const [index, price] of prices.entries()) {
      const change = price
        ? freight(price)
        : { pricing: { ...savedLane('x').pricing, freight: { '40HQ': '5' } } }
      await published(
        savedLane(`SORTED-${index}`, {
          ...change,
          cost: null,
          validFrom: index % 2 ? '2026-11-01' : '2026-11-02',
        }),
      )
    }
    // The other container types are sorted like this one.
    const fields = rateSorts.filter((field) => !isContainerType(field) || field === '20GP')
    const values: Partial<Record<(typeof rateSorts)[number], (row: RateRow) => string | number | null>> = {
      code: ({ code }) => code,
      validity: ({ validFrom }) => validFrom,
      publishAt: ({ publishAt }) => publishAt,
      savedAt: ({ savedAt }) => savedAt,
      '20GP': ({ prices: by }) => (by?.['20GP'] === undefined ? null : Number(by['20GP'])),
    }
    await expectSortedPages({
      fields,
      query: { kind: 'ocean-lane', search: 'sorted-' },
      read: list,
      send: (query) => sendCall(listRates, { token, query }),
      idOf: ({ rateId }) => rateId,
      values,
    })
    const cheapest = await list({ search: 'sorted-', sort: '20GP' })
    expect(cheapest.rows.map(({ code }) => code)).toEqual(['SORTED-1', 'SORTED-0', 'SORTED-2', 'SORTED-3'])
    const dearest = await list({ search: 'sorted-', sort: '-20GP' })
    expect(dearest.rows.map(({ code }) => code)).toEqual(['SORTED-2', 'SORTED-0', 'SORTED-1', 'SORTED-3'])
  })

  test.each([
    [{ state: 'draft' }, ['LIST-A', 'LIST-B', 'LIST-C']],
    [{ state: 'in-force' }, ['LIST-A', 'LIST-B', 'LIST-C']],
    [{ state: 'scheduled' }, []],
    [{ state: 'ended' }, []],
    [{ port: 'CNSHA' }, []],
  ])('by %o shows %o', async (query, codes) => {
    const { rows } = await list({ search: 'LIST-', ...query })
    expect([...new Set(rows.map(({ code }) => code))]).toEqual(codes)
  })

  test.each(['%', '_', "' or 1=1 --", 'LIST-A%'])('finds nothing for %o', async (search) => {
    expect((await list({ search })).rows).toEqual([])
  })

  test('can be searched by place, and shows ended versions on request', async () => {
    expect((await list({ search: 'nlrt', state: 'ended' })).rows.map(({ code }) => code)).toContain('TIME-1')
    expect((await list({ search: 'TIME-1' })).rows.map(({ version }) => version)).toEqual([3])
  })
})

test.each([
  ['an unknown liner service', { service: 'QE9' }, { 'pricing.service': 'unknown-value' }],
  ['a price of nothing', { freight: { '20GP': '0' } }, { 'pricing.freight.20GP': 'too-small' }],
  ['no price', { freight: {} }, { 'pricing.freight.20GP': 'required' }],
])('%s is refused by its field, and nothing is saved', async (_name, change, fields) => {
  const pricing = { ...savedLane('WRONG-1').pricing, ...change }
  const refused = refusalOf(await save(savedLane('WRONG-1', { pricing })), 'invalid-input')
  expect(refused.fields).toEqual(fields)
  expect(await statesOf('WRONG-1')).toEqual([])
})

test('the audit log has the changes of a version and the version it ends', async () => {
  const first = await published(savedLane('LOG-1'))
  const pricing = { ...savedLane('LOG-1').pricing, freight: { '20GP': '1234', '40HQ': '2100.50' } }
  const next = await published(savedLane('LOG-1', { comparedVersionId: first.rateId, pricing }))
  const [saving] = await staff.audited('rate-saved', next.rateId)
  expect(saving).toMatchObject({
    before: { version: 1, 'pricing.freight.20GP': '1150' },
    after: { version: 2, 'pricing.freight.20GP': '1234' },
  })
  expect(Object.keys(saving?.after ?? {})).toHaveLength(3)
  expect(await staff.audited('rate-published', next.rateId)).toMatchObject([{ after: { ends: ['1'] } }])
})

describe('of several requests at the same time one wins', () => {
  const wins = (replies: readonly { status: number }[]) =>
    replies.filter(({ status }) => status === 200).length

  test('saving a new code', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => save(savedLane('RACE-1'))))
    expect(wins(replies)).toBe(1)
    for (const reply of replies.filter(({ status }) => status !== 200)) refusalOf(reply, 'rate-code-exists')
    expect(await statesOf('RACE-1')).toHaveLength(1)
    expect(await staff.audited('rate-saved')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ after: expect.objectContaining({ code: 'RACE-1' }) }),
      ]),
    )
  })

  test('saving the next version, and saving over a draft', async () => {
    const first = await published(savedLane('RACE-2'))
    const next = savedLane('RACE-2', { comparedVersionId: first.rateId })
    expect(wins(await Promise.all(Array.from({ length: 6 }, () => save(next))))).toBe(1)
    const [, draft] = await statesOf('RACE-2')
    const over = savedLane('RACE-2', { comparedVersionId: draft })
    expect(wins(await Promise.all(Array.from({ length: 6 }, () => save(over))))).toBe(1)
    expect(await statesOf('RACE-2')).toHaveLength(2)
  })

  test('publishing', async () => {
    const { rateId } = await saved(savedLane('RACE-3'))
    const replies = await Promise.all(Array.from({ length: 6 }, () => publish(rateId)))
    expect(wins(replies)).toBe(1)
    for (const reply of replies.filter(({ status }) => status !== 200)) refusalOf(reply, 'rate-not-draft')
    expect(await staff.audited('rate-published', rateId)).toHaveLength(1)
  })

  test('publishing and archiving a draft: it is active or gone', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { rateId } = await saved(savedLane(`RACE-4-${round}`))
      const [one, other] = await Promise.all([publish(rateId), archive(rateId)])
      const isThere = (await statesOf(`RACE-4-${round}`)).length === 1
      // Archiving after the publication ends the version.
      const after = isThere ? await read(rateId) : undefined
      if (one.status === 200) expect(after?.state).toBe(other.status === 200 ? 'ended' : 'in-force')
      else {
        refusalOf(one, 'not-found')
        expect(isThere).toBe(false)
      }
    }
  })

  test('publishing a version and ending the one before it leave one active version', async () => {
    const first = await published(savedLane('RACE-5'))
    const next = await saved(savedLane('RACE-5', { comparedVersionId: first.rateId }))
    const [one] = await Promise.all([publish(next.rateId), archive(first.rateId)])
    expect(one.status).toBe(200)
    expect(await holding('RACE-5', 1)).toEqual([2])
  })
})

describe('fields that the schema refuses and fields that break a rule are named together', () => {
  const fieldsOf = async (body: object) =>
    refusalOf(await unchanged(() => sendCall(saveRate, { token, body })), 'invalid-input').fields

  test('of a lane', async () => {
    const { pricing } = savedLane('x')
    const [companies, freight] = [[randomUUID()], { '40HQ': '0' }]
    const wrong = { service: 'NONE', pod: 'XXXXX', freight, surcharges: [{ fee: 'BAF', per: 'x' }] }
    const body = savedLane('', { companies, validTo: '2026-10-01', pricing: { ...pricing, ...wrong } })
    expect(await fieldsOf(body)).toMatchObject({
      code: 'required',
      validTo: 'inconsistent',
      companies: 'unknown-value',
      'pricing.service': 'unknown-value',
      'pricing.pod': 'unknown-value',
      'pricing.freight.40HQ': 'too-small',
      'pricing.surcharges.0': 'wrong-type',
    })
  })

  test('of a lane, without a rule for prices that the schema refuses', async () => {
    const pricing = { ...savedLane('x').pricing, freight: { '40HQ': 'x' } }
    expect(await fieldsOf(savedLane('LANE', { pricing }))).toEqual({ 'pricing.freight.40HQ': 'wrong-format' })
  })

  test('of a depot tariff', async () => {
    const storageTiers = [{ fromDay: 2, factor: '1' }]
    const body = savedLane('DEPOT', { kind: 'depot-tariff', pricing: { storageTiers } })
    expect(await fieldsOf(body)).toMatchObject({
      'pricing.depot': 'required',
      'pricing.storageTiers.0.fromDay': 'inconsistent',
    })
  })

  test('without permission the rules read nothing', async () => {
    const sales = await staff.logInAs('sales')
    const body = savedLane('', { companies: [randomUUID()] })
    const reply = await unchanged(() => sendCall(saveRate, { token: sales, body }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ code: 'required' })
  })
})

test('refuses pricing that does not match the schema of its kind', async () => {
  const body = { ...savedLane('KIND-1'), kind: 'depot-tariff' }
  const reply = await unchanged(() => sendCall(saveRate, { token, body }))
  expect(reply.status).toBe(400)
  refusalOf(
    await unchanged(() => sendCall(publishRate, { token, body: { rateId: 'x', at: null } })),
    'invalid-input',
  )
})
