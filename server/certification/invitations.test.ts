import { describe, expect, test } from 'vitest'
import * as certification from '#contract/certification.ts'
import * as calls from '#contract/invitations.ts'
import { openCompanySite } from '#tests/support/company-site.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { invitationActions } from '#tests/support/invitations.ts'
import { creditCode } from '#tests/support/licences.ts'

const site = await openCompanySite()
const { pool } = site.database
const { mobileOf, invite, invited, accept, read, withdraw, notificationsOf, auditOf } =
  invitationActions(site)
const listed = async (by: string) =>
  dataOf(calls.listInvitations, await site.as(by, calls.listInvitations.path))
const settings = async (by: string) =>
  dataOf(calls.getCompanySettings, await site.as(by, calls.getCompanySettings.path))

describe('an invitation', () => {
  test('is sent, read and accepted, and the inviter is notified', async () => {
    const { administrator, companyId } = await site.certified('Lantern Shipping', creditCode(1))
    const person = await site.newPerson('Ida North')
    const mobile = await mobileOf(person)
    const typed = `+86 ${mobile.slice(0, 3)} ${mobile.slice(3)}`
    const reply = await invite(administrator, typed, 'administrator')
    const { invitation, url } = dataOf(calls.invite, reply)
    expect(invitation).toMatchObject({ role: 'administrator', state: 'open' })
    expect(invitation.mobile).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
    const lifeMs = Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)
    expect(lifeMs / 86_400_000).toBeCloseTo(7, 3)
    expect(url).toMatch(/^https:\/\/group\.quayside\.example\/invitation\/[\w-]{43}$/)

    const code = url.slice(-43)
    const { rows: saved } = await pool.query('SELECT code_hash FROM invitation')
    expect(JSON.stringify(saved)).not.toContain(code)
    const { rows: sent } = await pool.query(
      `SELECT channel, params FROM outbox_message WHERE recipient = $1 AND template = 'invitation'`,
      [mobile],
    )
    expect(sent).toMatchObject([
      { channel: 'sms', params: { link: url, company: 'Lantern Shipping', days: '7' } },
    ])

    expect(dataOf(calls.readInvitation, await read(code))).toEqual({
      companyName: 'Lantern Shipping',
      invitedBy: 'Head of Lantern Shipping',
      role: 'administrator',
      mobile: invitation.mobile,
      expiresAt: invitation.expiresAt,
    })
    expect(dataOf(calls.acceptInvitation, await accept(person, code))).toMatchObject({
      state: 'certified',
      role: 'administrator',
    })
    expect(await listed(administrator)).toMatchObject([{ id: invitation.id, state: 'accepted' }])
    expect(await notificationsOf(administrator)).toMatchObject([
      {
        kind: 'invitation-accepted',
        params: { name: 'Ida North', company: 'Lantern Shipping' },
        path: '/workbench/company',
      },
    ])
    const entries = (await auditOf(companyId)).filter(({ action }) => action.startsWith('invitation'))
    expect(entries).toMatchObject([
      { action: 'invitation-made', actor_id: administrator, after: { mobile: invitation.mobile } },
      { action: 'invitation-accepted', actor_id: person, after: { personId: person, role: 'administrator' } },
    ])
    expect(JSON.stringify(entries)).not.toContain(code)
    expect(JSON.stringify(entries)).not.toContain(mobile)
  })

  test('sent again to one mobile stays open only in its newest version', async () => {
    const { administrator } = await site.certified('Meridian Cargo', creditCode(2))
    const first = await invited(administrator)
    const again = dataOf(calls.invite, await invite(administrator, await mobileOf(first.person)))
    expect(await listed(administrator)).toMatchObject([
      { id: again.invitation.id, state: 'open' },
      { id: first.id, state: 'withdrawn' },
    ])
    refusalOf(await accept(first.person, first.code), 'not-found')
  })

  test('shows the beginning of a long name in its SMS', async () => {
    const { administrator } = await site.certified('Shortsea Lines', creditCode(30))
    await pool.query('UPDATE person SET name = $2 WHERE id = $1', [administrator, '陈'.repeat(50)])
    const mobile = await mobileOf(await site.newPerson())
    dataOf(calls.invite, await invite(administrator, mobile))
    const { rows } = await pool.query('SELECT params FROM outbox_message WHERE recipient = $1', [mobile])
    expect(rows).toMatchObject([{ params: { name: `${'陈'.repeat(19)}…` } }])
  })

  test('admits a person with an open join request and approves the request', async () => {
    const { administrator, code } = await site.certified('Beacon Freight', creditCode(3))
    const { person, requestId } = await site.newApplicant(code)
    const made = dataOf(calls.invite, await invite(administrator, await mobileOf(person)))
    dataOf(calls.acceptInvitation, await accept(person, made.url.slice(-43)))
    const { rows } = await pool.query('SELECT state, decided_by FROM join_request WHERE id = $1', [requestId])
    expect(rows).toEqual([{ state: 'approved', decided_by: administrator }])
  })

  test('that was withdrawn is listed as withdrawn and audited', async () => {
    const { administrator, companyId } = await site.certified('Compass Lines', creditCode(4))
    const { id } = await invited(administrator)
    dataOf(calls.withdrawInvitation, await withdraw(administrator, id))
    expect(await listed(administrator)).toMatchObject([{ id, state: 'withdrawn' }])
    refusalOf(await withdraw(administrator, id), 'invitation-closed')
    expect((await auditOf(companyId)).map(({ action }) => action)).toContain('invitation-withdrawn')
  })
})

describe('the settings of a company', () => {
  test('order approval can be switched on and off', async () => {
    const { administrator, companyId, code } = await site.certified('Tideway Trading', creditCode(5))
    const member = await site.joined(administrator, code)
    const set = (needed: boolean) => site.post(administrator, calls.setOrderApproval, { needed })
    expect(await settings(member)).toEqual({ ordersNeedApproval: false, membersSeeOwnOrders: false })
    expect(dataOf(calls.setOrderApproval, await set(true))).toEqual({
      ordersNeedApproval: true,
      membersSeeOwnOrders: false,
    })
    dataOf(calls.setOrderApproval, await set(true))
    expect(await settings(member)).toEqual({ ordersNeedApproval: true, membersSeeOwnOrders: false })
    dataOf(calls.setOrderApproval, await set(false))
    const entries = (await auditOf(companyId)).filter(({ action }) => action === 'order-approval-set')
    expect(entries).toMatchObject([
      { actor_id: administrator, before: { needed: false }, after: { needed: true } },
      { before: { needed: true }, after: { needed: false } },
    ])
  })

  test('administrators decide whether members see only their own orders; it is audited once', async () => {
    const { administrator, companyId, code } = await site.certified('Tidemark Trading', creditCode(15))
    const member = await site.joined(administrator, code)
    const set = (who: string, onlyOwn: boolean) => site.post(who, calls.setOrderVisibility, { onlyOwn })
    expect((await set(member, true)).status).toBe(403)
    expect(await settings(member)).toEqual({ ordersNeedApproval: false, membersSeeOwnOrders: false })
    for (const _again of [1, 2]) dataOf(calls.setOrderVisibility, await set(administrator, true))
    expect(await settings(member)).toEqual({ ordersNeedApproval: false, membersSeeOwnOrders: true })
    const entries = (await auditOf(companyId)).filter(({ action }) => action === 'order-visibility-set')
    expect(entries).toMatchObject([{ before: { onlyOwn: false }, after: { onlyOwn: true } }])
  })

  test('the limit of a member can be set, changed and removed', async () => {
    const { administrator, companyId, code } = await site.certified('Anchor Goods', creditCode(6))
    const member = await site.joined(administrator, code)
    const limits = async () => {
      const members = dataOf(
        certification.listMembers,
        await site.as(administrator, certification.listMembers.path),
      )
      return members.map(({ orderLimit }) => orderLimit)
    }
    const shown = []
    for (const limit of ['5000', '0', '999999999.99', null]) {
      dataOf(
        calls.setMemberLimit,
        await site.post(administrator, calls.setMemberLimit, { personId: member, limit }),
      )
      shown.push(await limits())
    }
    expect(shown).toEqual([
      [null, '5000.00'],
      [null, '0.00'],
      [null, '999999999.99'],
      [null, null],
    ])
    const entries = (await auditOf(companyId)).filter(({ action }) => action === 'member-limit-set')
    expect(entries[0]).toMatchObject({
      before: { personId: member, limit: null },
      after: { limit: '5000.00' },
    })
    expect(entries).toHaveLength(4)
  })
})

describe('notifications', () => {
  test('go to administrators for a join request and to the applicant for the decision', async () => {
    const { administrator, companyId, code } = await site.certified('Harbour Light Trading', creditCode(7))
    const second = await site.joined(administrator, code)
    await site.post(administrator, certification.changeMember, { personId: second, change: 'promote' })
    const plain = await site.joined(administrator, code)
    const before = (await notificationsOf(plain)).length
    const { person, requestId } = await site.newApplicant(code, 'Otto West')
    for (const one of [administrator, second])
      expect((await notificationsOf(one)).at(-1)).toMatchObject({
        kind: 'join-requested',
        params: { name: 'Otto West', company: 'Harbour Light Trading' },
      })
    expect(await notificationsOf(plain)).toHaveLength(before)
    await site.post(administrator, certification.decideJoinRequest, { requestId, decision: 'refused' })
    expect(await notificationsOf(person)).toMatchObject([{ kind: 'join-refused' }])
    expect((await notificationsOf(plain))[0]).toMatchObject({ kind: 'join-approved' })
    expect((await auditOf(companyId)).at(-1)).toMatchObject({
      action: 'join-request-decided',
      actor_id: administrator,
      after: { personId: person, decision: 'refused' },
    })
  })

  test('go to a member for changes by others, not for own changes', async () => {
    const { administrator, companyId, code } = await site.certified('Quarterdeck Goods', creditCode(8))
    const member = await site.joined(administrator, code)
    const changes = ['promote', 'demote', 'disable', 'enable', 'remove']
    for (const change of changes)
      dataOf(
        certification.changeMember,
        await site.post(administrator, certification.changeMember, { personId: member, change }),
      )
    expect((await notificationsOf(member)).map(({ kind }) => kind)).toEqual([
      ...['join-approved', 'role-promoted', 'role-demoted'],
      ...['membership-disabled', 'membership-enabled', 'membership-ended'],
    ])
    const entries = (await auditOf(companyId)).filter(({ action }) => action === 'member-changed')
    expect(entries.map(({ after }) => after.change)).toEqual(changes)
    expect(entries[0]).toMatchObject({
      actor_id: administrator,
      before: { personId: member, role: 'member', status: 'active' },
      after: { role: 'administrator' },
    })
    expect(entries.at(-1)).toMatchObject({ after: { personId: member, role: null } })

    const leaving = await site.joined(administrator, code)
    dataOf(certification.leaveCompany, await site.post(leaving, certification.leaveCompany))
    expect((await notificationsOf(leaving)).map(({ kind }) => kind)).toEqual(['join-approved'])
  })
})

test('a company can be joined by its full name', async () => {
  const { administrator } = await site.certified('Windward Supply', creditCode(9))
  const person = await site.newPerson()
  const wanted = { companyName: ' windward  SUPPLY ' }
  const mine = dataOf(
    certification.requestToJoin,
    await site.post(person, certification.requestToJoin, wanted),
  )
  expect(mine.joinRequest).toMatchObject({ companyName: 'Windward Supply', state: 'pending' })
  expect(await notificationsOf(administrator)).toMatchObject([{ kind: 'join-requested' }])
  refusalOf(
    await site.post(await site.newPerson(), certification.requestToJoin, { companyName: 'Leeward' }),
    'not-found',
  )
})
