import { beforeEach, describe, expect, test } from 'vitest'
import { labelQuote, saveQuote } from '#contract/quotes.ts'
import * as calls from '#contract/shared-quotes.ts'
import { maxOpenShares } from '#domain/quotes/saved/quote-share.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { depotQuery, noon, oceanQuery, published, truckingQuery } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { sendCall, unchanged, pool } = site
const { administrator, companyId } = await site.newCompany('Share Trading')
const colleague = await site.newPerson()
await site.join(companyId, colleague)
const { administrator: stranger } = await site.newCompany('Curious Trading')

beforeEach(async () => {
  await pool.query('DELETE FROM attempt_count')
  site.time.now = noon
})

const saved = async () => {
  const reply = await sendCall(saveQuote, { query: depotQuery, offerCode: 'TD1' }, { who: administrator })
  return dataOf(saveQuote, reply).number
}
const share = (number: string, values: object = {}, who = administrator) =>
  sendCall(calls.shareQuote, { number, scope: 'total', days: 7, ...values }, { who })
const shared = async (number: string, values = {}) => dataOf(calls.shareQuote, await share(number, values))
const read = (token: string) => sendCall(calls.readSharedQuote, { token })
const end = (number: string, id: string, who = administrator) =>
  sendCall(calls.endShare, { number, id }, { who })

test('anyone with the link sees the total, and the charges only where they are shared', async () => {
  const number = await saved()
  await sendCall(labelQuote, { number, labels: ['secret'] }, { who: administrator })
  const plain = await read((await shared(number)).token)
  expect(dataOf(calls.readSharedQuote, plain)).toMatchObject({
    number,
    offer: null,
    company: 'Share Trading',
  })
  const whole = dataOf(calls.readSharedQuote, await read((await shared(number, { scope: 'charges' })).token))
  expect(whole.offer?.quote.lines.length).toBeGreaterThan(0)
  for (const hidden of ['secret', 'verifyCode', 'savedBy', 'changes', 'replaces'])
    expect(JSON.stringify([dataOf(calls.readSharedQuote, plain), whole])).not.toContain(hidden)
})

const contractDepot = published.find(({ kind }) => kind === 'depot-tariff')
const scopesOf = async (number: string, who: string) =>
  dataOf(calls.listShares, await sendCall(calls.listShares, { number }, { who })).scopes
const chargesOf = async (token: string) => dataOf(calls.readSharedQuote, await read(token)).offer

describe('charges of contract rates', () => {
  const contractQuote = async (name: string) => {
    if (!contractDepot) throw new Error('There is no depot')
    const { administrator: own, companyId: id } = await site.newCompany(name)
    const member = await site.newPerson()
    await site.join(id, member)
    await site.publish({ ...contractDepot, code: `TD1-${id}`, companies: [id] })
    const reply = await sendCall(saveQuote, { query: depotQuery, offerCode: 'TD1' }, { who: member })
    return { number: dataOf(saveQuote, reply).number, own, member }
  }

  test('are shared by an administrator, and by no other member', async () => {
    const { number: quote, own, member } = await contractQuote('Contract One')
    expect(await scopesOf(quote, member)).toEqual(['total'])
    expect(await scopesOf(quote, own)).toEqual(['total', 'charges'])
    const charges = { scope: 'charges' }
    refusalOf(await unchanged(() => share(quote, charges, member)), 'not-the-administrator')
    const total = dataOf(calls.shareQuote, await share(quote, {}, member))
    expect(await chargesOf(total.token)).toBeNull()
    const whole = dataOf(calls.shareQuote, await share(quote, charges, own))
    expect((await chargesOf(whole.token))?.quote.lines.length).toBeGreaterThan(0)
  })

  test('are hidden once the maker of the link is no longer an administrator', async () => {
    const { number: quote, own } = await contractQuote('Contract Two')
    const { token } = dataOf(calls.shareQuote, await share(quote, { scope: 'charges' }, own))
    await pool.query(`UPDATE membership SET role = 'member' WHERE person_id = $1`, [own])
    expect(await chargesOf(token)).toBeNull()
  })

  test('of public rates are shared by any member; a quote of an earlier release counts as a contract', async () => {
    const quote = await saved()
    expect(await scopesOf(quote, colleague)).toEqual(['total', 'charges'])
    await pool.query('UPDATE quote SET uses_contract_rate = NULL WHERE number = $1', [quote])
    expect(await scopesOf(quote, colleague)).toEqual(['total'])
    refusalOf(await unchanged(() => share(quote, { scope: 'charges' }, colleague)), 'not-the-administrator')
  })

  test.each([
    ['trucking-tariff', truckingQuery, 'TST-370211'],
    ['ocean-tariff', oceanQuery, 'TST-NLRTM:TS-1'],
  ])('include those of a %s that all offers share', async (kind, query, offerCode) => {
    const { administrator: own, companyId: id } = await site.newCompany(`Port ${kind}`)
    const member = await site.newPerson()
    await site.join(id, member)
    const tariff = published.find((rate) => rate.kind === kind)
    if (!tariff) throw new Error(`There is no ${kind}`)
    await site.publish({ ...tariff, code: `${kind}-${id}`, companies: [id] })
    const save = async (who: string) =>
      dataOf(saveQuote, await sendCall(saveQuote, { query, offerCode }, { who })).number
    expect(await scopesOf(await save(own), member)).toEqual(['total'])
    expect(await scopesOf(await save(administrator), colleague)).toEqual(['total', 'charges'])
  })
})

test('the database has no token, only its digest', async () => {
  const { token } = await shared(await saved())
  const { rows } = await pool.query('SELECT row_to_json(quote_share)::text AS row FROM quote_share')
  expect(rows.map(({ row }) => row).join()).not.toContain(token)
})

test('a link ends at once when a colleague ends it, and by itself at its end', async () => {
  const number = await saved()
  const [one, other] = [await shared(number), await shared(number, { days: 30 })]
  const left = dataOf(calls.endShare, await end(number, one.share.id, colleague)).shares
  expect(left.map(({ id }) => id)).toEqual([other.share.id])
  refusalOf(await read(one.token), 'not-found')
  refusalOf(await unchanged(() => end(number, one.share.id)), 'not-found')
  site.time.now = new Date(noon.getTime() + 30 * 24 * 60 * 60 * 1000)
  refusalOf(await read(other.token), 'not-found')
})

test('a link of someone who left the company or whose membership is disabled opens nothing', async () => {
  const number = await saved()
  const leaver = await site.newPerson()
  await site.join(companyId, leaver)
  const { token } = dataOf(calls.shareQuote, await share(number, {}, leaver))
  dataOf(calls.readSharedQuote, await read(token))
  await pool.query(`UPDATE membership SET status = 'disabled' WHERE person_id = $1`, [leaver])
  refusalOf(await read(token), 'not-found')
  await pool.query(`UPDATE membership SET status = 'active' WHERE person_id = $1`, [leaver])
  dataOf(calls.readSharedQuote, await read(token))
  await pool.query('DELETE FROM membership WHERE person_id = $1', [leaver])
  refusalOf(await read(token), 'not-found')
})

test('a person opens links only so fast', async () => {
  const number = await saved()
  for (let at = 0; at < 30; at += 1) {
    const { share: made } = await shared(number)
    await end(number, made.id)
  }
  refusalOf(await unchanged(() => share(number)), 'rate-limit-exceeded')
})

test('another company can neither open, list nor end links, and nothing changes', async () => {
  const number = await saved()
  const { share: open } = await shared(number)
  refusalOf(await unchanged(() => share(number, {}, stranger)), 'not-found')
  refusalOf(await sendCall(calls.listShares, { number }, { who: stranger }), 'not-found')
  refusalOf(await unchanged(() => end(number, open.id, stranger)), 'not-found')
  // Nor with a number of their own.
  const own = await sendCall(saveQuote, { query: depotQuery, offerCode: 'TD1' }, { who: stranger })
  const theirs = dataOf(saveQuote, own).number
  refusalOf(await unchanged(() => end(theirs, open.id, stranger)), 'not-found')
})

test('wrong input and one link too many are refused, and nothing changes', async () => {
  const number = await saved()
  for (const [values, field] of [
    [{ scope: 'all' }, 'scope'],
    [{ days: 8 }, 'days'],
  ] as const)
    expect(
      Object.keys(refusalOf(await unchanged(() => share(number, values)), 'invalid-input').fields ?? {}),
    ).toEqual([field])
  for (const token of ['', 'abc', `${'a'.repeat(42)}%`]) refusalOf(await read(token), 'invalid-input')
  refusalOf(await read('a'.repeat(43)), 'not-found')
  for (let opened = 0; opened < maxOpenShares; opened += 1) await shared(number)
  refusalOf(await unchanged(() => share(number)), 'too-many-shares')
})

test('guessing is limited for each network', async () => {
  const address = '203.0.113.9'
  const guess = () => sendCall(calls.readSharedQuote, { token: 'b'.repeat(43) }, { address })
  for (let tried = 0; tried < 60; tried += 1) refusalOf(await guess(), 'not-found')
  refusalOf(await guess(), 'rate-limit-exceeded')
})
