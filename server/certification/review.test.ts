import { describe, expect, test } from 'vitest'
import { submitCertification } from '#contract/certification.ts'
import { type CompanyFile, decideCompany, listCompanies, readCompany, readLicence } from '#contract/review.ts'
import { certificationStates } from '#domain/certification/certification.ts'
import { companySorts } from '#domain/certification/company-sorts.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { pdf } from '#tests/support/licences.ts'
import { expectSortedPages } from '#tests/support/paging.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const reviewer = await staff.logInAs('reviewer')
const me = await staff.idOf('reviewer')

const list = async (query: Record<string, string> = {}) =>
  dataOf(listCompanies, await sendCall(listCompanies, { token: reviewer, query }))
const queue = (query: Record<string, string> = {}) => list({ state: 'under-review', ...query })
const read = async (companyId: string): Promise<CompanyFile> =>
  dataOf(readCompany, await sendCall(readCompany, { token: reviewer, query: { companyId } }))
const decide = (body: object) => sendCall(decideCompany, { token: reviewer, body })
const open = (companyId: string) => staff.openLicence(reviewer, companyId)
/** The page that an applicant came from. */
const price = '/service/booking?pol=CNNGB&pod=NLRTM'
const notificationsOf = async (personId: string) =>
  (
    await pool.query('SELECT kind, params, path, brand FROM notification WHERE person_id = $1 ORDER BY id', [
      personId,
    ])
  ).rows

const amber = await staff.newApplication('Amber Quay Trading')
const birch = await staff.newApplication('Birch 100% Lines'.replace(/\d+/, ''))
const cedar = await staff.newApplication('Cedar Lines')
const waits = (companyId: string, hours: number) =>
  pool.query('UPDATE company SET submitted_at = submitted_at - make_interval(hours => $2) WHERE id = $1', [
    companyId,
    hours,
  ])
await waits(cedar.companyId, 5000)
await waits(amber.companyId, 4000)
await waits(birch.companyId, 3000)

describe('the queue', () => {
  test('shows the longest waiting first, with applicant and number of waiting companies', async () => {
    const { rows, waiting } = await queue()
    const names = rows.map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual(['Cedar Lines', 'Amber Quay Trading', 'Birch % Lines'])
    expect(waiting).toBe(rows.length)
    expect(rows[0]?.applicant).toEqual({
      id: cedar.applicant.id,
      name: 'Founder of Cedar Lines',
      mobile: `${cedar.applicant.mobile.slice(0, 3)}****${cedar.applicant.mobile.slice(-4)}`,
    })
  })

  test('is paged in every sort, companies of equal times too', async () => {
    await pool.query('UPDATE company SET submitted_at = $2 WHERE id = ANY($1)', [
      [amber.companyId, birch.companyId],
      '2026-01-05T00:00:00Z',
    ])
    await expectSortedPages({
      fields: companySorts,
      read: list,
      send: (query) => sendCall(listCompanies, { token: reviewer, query }),
      idOf: ({ companyId }) => companyId,
      values: {
        state: ({ state }) => certificationStates.indexOf(state),
        submitted: ({ submittedAt }) => submittedAt,
        decided: ({ decidedAt }) => decidedAt,
      },
    })
    const byName = (await list({ sort: 'company' })).rows.map(({ name }) => name)
    expect(byName.indexOf('Amber Quay Trading')).toBeLessThan(byName.indexOf('Cedar Lines'))
  })

  test('is paged', async () => {
    const first = await queue({ size: '2' })
    const second = await queue({ size: '2', after: first.next ?? '' })
    const all = (await queue()).rows.map(({ companyId }) => companyId)
    expect([...first.rows, ...second.rows].map(({ companyId }) => companyId)).toEqual(all.slice(0, 4))
  })

  test.each([
    ['quay tra', ['Amber Quay Trading']],
    ['ＡＭＢＥＲ', ['Amber Quay Trading']],
    ['birch % lin', ['Birch % Lines']],
    ['%', []],
    ['_', []],
    ["' or 1=1 --", []],
  ])('filtered by %o shows %o', async (search, names) => {
    expect((await queue({ search })).rows.map(({ name }) => name)).toEqual(names)
  })

  test('can be searched by credit code in any spelling', async () => {
    const { rows } = await queue({ search: ` ${amber.code.toLowerCase()} ` })
    expect(rows.map(({ companyId }) => companyId)).toEqual([amber.companyId])
    expect(await staff.audited('companies-listed')).not.toEqual([])
  })

  test('masks a searched mobile in the audit log', async () => {
    await queue({ search: cedar.applicant.mobile })
    const [newest] = await staff.audited('companies-listed')
    expect(newest.after.search).toBe(
      `${cedar.applicant.mobile.slice(0, 3)}****${cedar.applicant.mobile.slice(-4)}`,
    )
  })
})

describe('a company', () => {
  test('is read with its application and history, and reading is audited', async () => {
    const file = await read(amber.companyId)
    expect(file).toMatchObject({
      name: amber.name,
      state: 'under-review',
      members: 0,
      people: [],
      duplicates: [],
      application: { companyName: amber.name, creditCode: amber.code, licenceFileId: amber.licenceFileId },
      history: [{ event: 'submitted', by: { id: amber.applicant.id, isStaff: false }, reason: null }],
    })
    expect(await staff.audited('company-seen', amber.companyId)).toMatchObject([{ actor_id: me }])
    const unknownId = '00000000-0000-4000-8000-000000000001'
    const missing = await unchanged(() =>
      sendCall(readCompany, { token: reviewer, query: { companyId: unknownId } }),
    )
    refusalOf(missing, 'not-found')
  })

  test('shows its duplicates with the same name or code', async () => {
    const [first, second] = [
      await staff.newApplication('Dune Freight'),
      await staff.newApplication('dune  freight'),
    ]
    expect((await read(first.companyId)).duplicates.map(({ companyId }) => companyId)).toEqual([
      second.companyId,
    ])
  })

  test('keeps refusal, resubmission, certification and a new licence in its history', async () => {
    const elm = await staff.newApplication('Elm Forwarding', undefined, { returnPath: price })
    const { companyId } = elm
    // Staff decide on a host of their own; what is notified leads to the site that the applicant used last.
    await pool.query(`UPDATE session SET brand = 'ningbo' WHERE person_id = $1`, [elm.applicant.id])
    const looked = { companyId, submittedAt: (await read(companyId)).submittedAt }
    await open(companyId)
    const without = await unchanged(() => decide({ ...looked, decision: 'refuse' }))
    refusalOf(without, 'reason-needed')
    refusalOf(await unchanged(() => decide({ ...looked, decision: 'refuse', reason: '  ' })), 'reason-needed')
    for (const reason of ['\u202e', 'cut \u202eoff', '\u3164', '\u2800']) {
      const unseen = await unchanged(() => decide({ ...looked, decision: 'refuse', reason }))
      expect(refusalOf(unseen, 'invalid-input').fields).toEqual({ reason: 'wrong-format' })
    }
    const refused = await decide({ ...looked, decision: 'refuse', reason: ' the seal is cut off ' })
    expect(dataOf(decideCompany, refused)).toMatchObject({
      state: 'refused',
      refusalReason: 'the seal is cut off',
    })
    refusalOf(await unchanged(() => decide({ ...looked, decision: 'certify' })), 'not-under-review')

    const put = async (words: string) => {
      const licenceFileId = await staff.upload(elm.applicant.token, words)
      const body = { companyName: elm.name, creditCode: elm.code, licenceFileId }
      const sent = { host: 'localhost', token: elm.applicant.token, body }
      dataOf(submitCertification, await sendCall(submitCertification, sent))
      return { licenceFileId, submittedAt: (await read(companyId)).submittedAt }
    }
    const second = await put('second')
    refusalOf(await unchanged(() => decide({ ...looked, decision: 'certify' })), 'not-under-review')
    const { submittedAt } = second
    await open(companyId)
    const certified = dataOf(decideCompany, await decide({ companyId, submittedAt, decision: 'certify' }))
    expect(certified).toMatchObject({
      state: 'certified',
      refusalReason: null,
      people: [{ personId: elm.applicant.id, role: 'administrator', status: 'active' }],
    })
    const third = await put('third')
    const { history } = await read(companyId)
    expect(history.map(({ event, by, reason }) => [event, by.name, reason])).toEqual([
      ['licence-swapped', 'Founder of Elm Forwarding', null],
      ['certified', '沈澜', null],
      ['resubmitted', 'Founder of Elm Forwarding', null],
      ['refused', '沈澜', 'the seal is cut off'],
      ['submitted', 'Founder of Elm Forwarding', null],
    ])
    expect(history.map(({ application }) => application.licenceFileId)).toEqual([
      third.licenceFileId,
      second.licenceFileId,
      second.licenceFileId,
      elm.licenceFileId,
      elm.licenceFileId,
    ])
    expect(await notificationsOf(elm.applicant.id)).toEqual([
      {
        kind: 'certification-refused',
        params: { company: elm.name, reason: 'the seal is cut off' },
        path: `/workbench/certification?from=${encodeURIComponent(price)}`,
        brand: 'ningbo',
      },
      { kind: 'certification-approved', params: { company: elm.name }, path: price, brand: 'ningbo' },
    ])
    expect(await staff.audited('certification-decided', companyId)).toMatchObject([
      { actor_id: me, before: { state: 'under-review' }, after: { state: 'certified', reason: null } },
      {
        actor_id: me,
        before: { state: 'under-review' },
        after: { state: 'refused', reason: 'the seal is cut off' },
      },
    ])
  })
})

describe('a licence', () => {
  const look = (companyId: string, fileId: string) =>
    sendCall(readLicence, { token: reviewer, query: { companyId, fileId } })

  test('is sent unchanged, and each reading is audited', async () => {
    for (let time = 1; time <= 2; time += 1) {
      const reply = await look(amber.companyId, amber.licenceFileId)
      expect(reply.status).toBe(200)
      expect(reply.bytes).toEqual(pdf(amber.name))
      expect(reply.headers['content-type']).toBe('application/pdf')
      const seen = await staff.audited('licence-seen', amber.companyId)
      expect(seen).toHaveLength(time)
      expect(seen[0]).toMatchObject({ actor_id: me, after: { file: amber.licenceFileId } })
    }
  })

  test('of another company, an unknown id or another file is not found', async () => {
    const other = await staff.newCustomer()
    const file = await staff.upload(other.token, 'not put forward')
    const pairs = [
      [amber.companyId, cedar.licenceFileId],
      [amber.companyId, file],
      [amber.companyId, amber.companyId],
      [file, amber.licenceFileId],
    ] as const
    for (const [companyId, fileId] of pairs)
      refusalOf(await unchanged(() => look(companyId, fileId)), 'not-found')
  })

  test('from the history of the company can still be read', async () => {
    const fern = await staff.newApplication('Fern Lines')
    await open(fern.companyId)
    await decide({
      companyId: fern.companyId,
      submittedAt: (await read(fern.companyId)).submittedAt,
      decision: 'refuse',
      reason: 'blurred',
    })
    const licenceFileId = await staff.upload(fern.applicant.token, 'sharper')
    const body = { companyName: fern.name, creditCode: fern.code, licenceFileId }
    dataOf(
      submitCertification,
      await sendCall(submitCertification, { host: 'localhost', token: fern.applicant.token, body }),
    )
    expect((await look(fern.companyId, fern.licenceFileId)).bytes).toEqual(pdf(fern.name))
    expect((await look(fern.companyId, licenceFileId)).bytes).toEqual(pdf('sharper'))
  })
})
