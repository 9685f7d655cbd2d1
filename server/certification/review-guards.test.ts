import { describe, expect, test } from 'vitest'
import {
  getMyCertification,
  requestToJoin,
  submitCertification,
  withdrawRenewal,
} from '#contract/certification.ts'
import { listRequests, requestQuote } from '#contract/requests.ts'
import { decideCompany, listCompanies, readCompany, readLicence, stopCompany } from '#contract/review.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { oneWaits } from '#tests/support/lock-waits.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const reviewer = await staff.logInAs('reviewer')
const sales = await staff.logInAs('sales')

type Made = Awaited<ReturnType<typeof staff.newApplication>>

const read = async (companyId: string) =>
  dataOf(readCompany, await sendCall(readCompany, { token: reviewer, query: { companyId } }))
/** Decides the newest application, without reading the company: that is audited. */
const decide = async (
  { companyId }: Made,
  decision: 'certify' | 'refuse',
  reason?: string,
  licenceValidTo?: string,
) => {
  const { rows } = await pool.query(
    'SELECT coalesce(renewal_submitted_at, submitted_at) AS at FROM company WHERE id = $1',
    [companyId],
  )
  const submittedAt = rows[0].at.toISOString()
  const body = { companyId, submittedAt, decision, reason, licenceValidTo }
  return sendCall(decideCompany, { token: reviewer, body })
}
const stop = (companyId: string, move: string, reason?: string, token = reviewer) =>
  sendCall(stopCompany, { token, body: { companyId, move, reason } })
const customer = (made: Made) => ({ host: 'localhost', token: made.applicant.token })
const renew = async (made: Made, words: string) => {
  const licenceFileId = await staff.upload(made.applicant.token, words)
  const body = { companyName: made.name, creditCode: made.code, licenceFileId }
  const reply = await sendCall(submitCertification, { ...customer(made), body })
  return { licenceFileId, view: dataOf(submitCertification, reply) }
}
const mine = async (made: Made) =>
  dataOf(getMyCertification, await sendCall(getMyCertification, customer(made)))
const ask = (made: Made) =>
  sendCall(requestQuote, {
    ...customer(made),
    body: {
      kind: 'customs',
      details: { from: 'Qingdao', goods: 'Machine parts', declarations: 1 },
      contact: { name: 'Founder', phone: made.applicant.mobile },
    },
  })
const kindsOf = async (personId: string) =>
  (
    await pool.query('SELECT kind, params FROM notification WHERE person_id = $1 ORDER BY id', [personId])
  ).rows.map(({ kind, params }) => [kind, params.reason])

describe('the last day of the licence', () => {
  const today = shanghaiDay(new Date())
  const dueNames = async () => {
    const query = { licence: 'ending', sort: 'licence', size: '100' }
    const reply = await sendCall(listCompanies, { token: reviewer, query })
    return dataOf(listCompanies, reply).rows.map(({ name }) => name)
  }
  const approved = async (name: string, licenceValidTo?: string) => {
    const made = await staff.newApplication(name)
    await staff.openLicence(reviewer, made.companyId)
    dataOf(decideCompany, await decide(made, 'certify', undefined, licenceValidTo))
    return made
  }

  test('is kept with the approval, and a company is due thirty days before it, the first to end first', async () => {
    const made = await approved('Olive Gate Trading', daysAfter(today, 30))
    await approved('Maple Gate Trading', daysAfter(today, 31))
    await approved('Willow Gate Trading')
    await approved('Spruce Gate Trading', today)
    expect((await read(made.companyId)).licenceValidTo).toBe(daysAfter(today, 30))
    expect(await dueNames()).toEqual(['Spruce Gate Trading', 'Olive Gate Trading'])
    dataOf(stopCompany, await stop(made.companyId, 'suspend', 'fraud'))
    expect(await dueNames()).toEqual(['Spruce Gate Trading'])
  })

  test('is today or later, or the application is not approved', async () => {
    const made = await staff.newApplication('Yew Gate Trading')
    await staff.openLicence(reviewer, made.companyId)
    const late = await unchanged(() => decide(made, 'certify', undefined, daysAfter(today, -1)))
    expect(refusalOf(late, 'invalid-input').fields).toEqual({ licenceValidTo: 'too-small' })
  })

  test('is that of the renewed licence once it is approved', async () => {
    const made = await approved('Rowan Gate Trading', today)
    await renew(made, 'the next one')
    await staff.openLicence(reviewer, made.companyId)
    dataOf(decideCompany, await decide(made, 'certify', undefined, daysAfter(today, 365)))
    expect(await dueNames()).not.toContain('Rowan Gate Trading')
  })
})

describe('the licence', () => {
  test('must have been opened by the reviewer who decides, in its newest version', async () => {
    const made = await staff.newApplication('Alder Gate Trading')
    const { companyId } = made
    for (const decision of ['certify', 'refuse'] as const)
      refusalOf(await unchanged(() => decide(made, decision, 'blurred')), 'licence-not-opened')
    expect((await read(companyId)).isLicenceOpened).toBe(false)
    // A view by another reviewer is no view by this one.
    await pool.query(
      `INSERT INTO licence_view (file_id, staff_id) SELECT $1, id FROM staff_member WHERE account = 'sales'`,
      [made.licenceFileId],
    )
    refusalOf(await unchanged(() => decide(made, 'certify')), 'licence-not-opened')
    await staff.openLicence(reviewer, companyId)
    expect((await read(companyId)).isLicenceOpened).toBe(true)
    dataOf(decideCompany, await decide(made, 'refuse', 'blurred'))
    await renew(made, 'a sharper one')
    expect((await read(companyId)).isLicenceOpened).toBe(false)
    refusalOf(await unchanged(() => decide(made, 'certify')), 'licence-not-opened')
    await staff.openLicence(reviewer, companyId)
    dataOf(decideCompany, await decide(made, 'certify'))
  })

  test('is not recorded as opened when it may not be read', async () => {
    const made = await staff.newApplication('Bay Gate Trading')
    const query = { companyId: made.companyId, fileId: made.licenceFileId }
    refusalOf(await unchanged(() => sendCall(readLicence, { token: sales, query })), 'not-allowed')
  })
})

describe('a renewed licence', () => {
  test('waits in the queue while the company trades by the old one', async () => {
    const made = await staff.newCertified(reviewer, 'Clover Gate Trading')
    const { licenceFileId, view } = await renew(made, 'renewed')
    expect(view).toMatchObject({
      state: 'certified',
      application: { licenceFileId: made.licenceFileId },
      renewal: { licenceFileId },
    })
    const query = { state: 'under-review', search: made.name }
    const queue = dataOf(listCompanies, await sendCall(listCompanies, { token: reviewer, query }))
    expect(queue.rows).toMatchObject([{ companyId: made.companyId, state: 'certified', isRenewal: true }])
    expect(queue.rows[0]?.submittedAt).toBe(view.renewal?.submittedAt)
    dataOf(requestQuote, await ask(made))
    // The old licence was opened before: the new one was not.
    refusalOf(await unchanged(() => decide(made, 'certify')), 'licence-not-opened')
    await staff.openLicence(reviewer, made.companyId)
    const decided = dataOf(decideCompany, await decide(made, 'certify'))
    expect(decided).toMatchObject({ state: 'certified', isRenewal: false, renewalFileId: null })
    expect(decided.application.licenceFileId).toBe(licenceFileId)
    expect(decided.history.map(({ event, application }) => [event, application.licenceFileId])).toEqual([
      ['certified', licenceFileId],
      ['licence-swapped', licenceFileId],
      ['certified', made.licenceFileId],
      ['submitted', made.licenceFileId],
    ])
    refusalOf(await unchanged(() => decide(made, 'certify')), 'already-certified')
  })

  test('stops the trade when it is refused, and every active member is notified', async () => {
    const made = await staff.newCertified(reviewer, 'Dock Gate Trading')
    const colleague = await staff.newCustomer('Colleague')
    await pool.query(
      `INSERT INTO membership (company_id, person_id, role, status) VALUES ($1, $2, 'member', 'active')`,
      [made.companyId, colleague.id],
    )
    const { licenceFileId } = await renew(made, 'blurred')
    await staff.openLicence(reviewer, made.companyId)
    expect(dataOf(decideCompany, await decide(made, 'refuse', 'expired'))).toMatchObject({
      state: 'refused',
      refusalReason: 'expired',
      application: { licenceFileId },
    })
    expect(await kindsOf(colleague.id)).toEqual([['licence-refused', 'expired']])
    expect((await kindsOf(made.applicant.id)).at(-1)).toEqual(['licence-refused', 'expired'])
  })

  test('can be withdrawn by the administrator alone, once', async () => {
    const made = await staff.newCertified(reviewer, 'Elder Gate Trading')
    refusalOf(await unchanged(() => sendCall(withdrawRenewal, customer(made))), 'not-under-review')
    await renew(made, 'wrong file')
    const stranger = await staff.newCertified(reviewer, 'Fern Gate Trading')
    refusalOf(await unchanged(() => sendCall(withdrawRenewal, customer(stranger))), 'not-under-review')
    expect(dataOf(withdrawRenewal, await sendCall(withdrawRenewal, customer(made)))).toMatchObject({
      state: 'certified',
      renewal: null,
      application: { licenceFileId: made.licenceFileId },
    })
    expect((await read(made.companyId)).history[0]?.event).toBe('renewal-withdrawn')
  })

  test('is either withdrawn or decided when both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const made = await staff.newCertified(reviewer, `Gorse ${'I'.repeat(round + 1)} Gate Trading`)
      await renew(made, 'contested')
      await staff.openLicence(reviewer, made.companyId)
      const { submittedAt } = await read(made.companyId)
      const body = { companyId: made.companyId, submittedAt, decision: 'refuse', reason: 'expired' }
      const [withdrawn, decided] = await Promise.all([
        sendCall(withdrawRenewal, customer(made)),
        sendCall(decideCompany, { token: reviewer, body }),
      ])
      expect([withdrawn.status, decided.status].filter((status) => status === 200)).toHaveLength(1)
      const { state, renewalFileId } = await read(made.companyId)
      expect([state, renewalFileId]).toEqual([withdrawn.status === 200 ? 'certified' : 'refused', null])
    }
  })
})

describe('a certification', () => {
  test('is suspended, restored and revoked with a reason, a notice and an audit entry', async () => {
    const made = await staff.newCertified(reviewer, 'Heath Gate Trading')
    const { companyId } = made
    for (const move of ['suspend', 'revoke'])
      refusalOf(await unchanged(() => stop(companyId, move, ' ')), 'reason-needed')
    refusalOf(await unchanged(() => stop(companyId, 'restore')), 'already-certified')
    refusalOf(await unchanged(() => stop(companyId, 'suspend', 'fraud', sales)), 'not-allowed')
    dataOf(requestQuote, await ask(made))
    const suspended = dataOf(stopCompany, await stop(companyId, 'suspend', ' licence expired '))
    expect(suspended).toMatchObject({ state: 'suspended', stopReason: 'licence expired' })
    expect(await mine(made)).toMatchObject({ state: 'suspended', reason: 'licence expired' })
    refusalOf(await unchanged(() => stop(companyId, 'suspend', 'again')), 'company-suspended')
    refusalOf(await unchanged(() => ask(made)), 'company-suspended')
    const asked = await sendCall(listRequests, { token: sales, query: { size: '100' } })
    const own = dataOf(listRequests, asked).rows.find(({ company }) => company?.id === companyId)
    expect(own?.company).toMatchObject({ isCertified: false, isSuspended: true })
    expect(dataOf(stopCompany, await stop(companyId, 'restore'))).toMatchObject({
      state: 'certified',
      stopReason: null,
    })
    dataOf(requestQuote, await ask(made))
    dataOf(stopCompany, await stop(companyId, 'revoke', 'fraud'))
    refusalOf(await unchanged(() => stop(companyId, 'restore')), 'not-under-review')
    expect(await kindsOf(made.applicant.id)).toEqual([
      ['certification-approved', undefined],
      ['certification-suspended', 'licence expired'],
      ['certification-restored', undefined],
      ['certification-revoked', 'fraud'],
    ])
    for (const [action, state] of [
      ['certification-suspended', 'suspended'],
      ['certification-restored', 'certified'],
      ['certification-revoked', 'revoked'],
    ])
      expect(await staff.audited(action ?? '', companyId)).toMatchObject([{ after: { state } }])
    expect((await read(companyId)).history.map(({ event }) => event).slice(0, 3)).toEqual([
      'revoked',
      'restored',
      'suspended',
    ])
  })

  test('that was revoked can be applied for again', async () => {
    const made = await staff.newCertified(reviewer, 'Iris Gate Trading')
    dataOf(stopCompany, await stop(made.companyId, 'revoke', 'fraud'))
    expect((await renew(made, 'once more')).view).toMatchObject({ state: 'under-review', reason: null })
    await staff.openLicence(reviewer, made.companyId)
    expect(dataOf(decideCompany, await decide(made, 'certify'))).toMatchObject({
      state: 'certified',
      members: 1,
    })
  })

  test('is suspended and revoked once when several reviewers do so at once', async () => {
    const made = await staff.newCertified(reviewer, 'Juniper Gate Trading')
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => stop(made.companyId, 'suspend', 'fraud')),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await staff.audited('certification-suspended', made.companyId)).toHaveLength(1)
  })

  test('that is being suspended refuses a request that was let in before', async () => {
    const made = await staff.newCertified(reviewer, 'Kelp Gate Trading')
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query(`UPDATE company SET state = 'suspended', stop_reason = 'fraud' WHERE id = $1`, [
      made.companyId,
    ])
    const asking = ask(made)
    await oneWaits(pool)
    await client.query('COMMIT')
    client.release()
    refusalOf(await asking, 'company-suspended')
    const { rows } = await pool.query('SELECT id FROM quote_request WHERE company_id = $1', [made.companyId])
    expect(rows).toEqual([])
  })
})

describe('a company for staff', () => {
  const found = async (search: string) =>
    dataOf(listCompanies, await sendCall(listCompanies, { token: reviewer, query: { search } })).rows.map(
      ({ companyId }) => companyId,
    )

  test('is found by part of its code, by the applicant and by a whole mobile', async () => {
    const made = await staff.newApplication('Larch Gate Trading')
    expect(await found(made.code.slice(6, 17).toLowerCase())).toContain(made.companyId)
    await pool.query(`UPDATE person SET name = '尉迟恭' WHERE id = $1`, [made.applicant.id])
    expect(await found('尉迟')).toEqual([made.companyId])
    expect(await found(made.applicant.mobile)).toEqual([made.companyId])
    expect(await found(made.applicant.mobile.slice(0, 9))).toEqual([])
  })

  test('shows who wants to join, and what the company trades', async () => {
    const made = await staff.newCertified(reviewer, 'Moss Gate Trading')
    const { companyId } = made
    const newcomer = await staff.newCustomer('尉迟迥')
    const body = { creditCode: made.code }
    dataOf(requestToJoin, await sendCall(requestToJoin, { host: 'localhost', token: newcomer.token, body }))
    const { number } = dataOf(requestQuote, await ask(made))
    const { joinRequests, trade } = await read(companyId)
    expect(trade).toMatchObject({ contractRates: [], requests: [{ number, state: 'open' }], quotes: [] })
    expect(joinRequests).toMatchObject([{ name: '尉迟迥', mobile: expect.stringContaining('****') }])
  })
})
