import { beforeEach, expect, test } from 'vitest'
import * as calls from '#contract/quotes.ts'
import { labelQuotes } from '#contract/selected-quotes.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { depotQuery, noon } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { sendCall, unchanged, pool } = site
const { administrator, companyId } = await site.newCompany('Label Trading')
const colleague = await site.newPerson()
await site.join(companyId, colleague)
const { administrator: stranger } = await site.newCompany('Other Trading')

beforeEach(() => {
  site.time.now = noon
})

const saved = async (who = administrator) => {
  const reply = await sendCall(calls.saveQuote, { query: depotQuery, offerCode: 'TD1' }, { who })
  return dataOf(calls.saveQuote, reply).number
}
const label = (number: string, labels: readonly string[], who = administrator) =>
  sendCall(calls.labelQuote, { number, labels }, { who })
const listed = async (query: Record<string, string>, who = administrator) =>
  dataOf(calls.listQuotes, await sendCall(calls.listQuotes, query, { who })).rows
const labelsInUse = async (who = administrator) =>
  dataOf(calls.listLabels, await sendCall(calls.listLabels, undefined, { who })).labels

test('a colleague finds a quote by its label', async () => {
  const [urgent, other] = [await saved(), await saved()]
  expect(dataOf(calls.labelQuote, await label(urgent, [' urgent ', '客户甲', 'Urgent']))).toEqual({
    labels: ['urgent', '客户甲'],
  })
  await label(other, ['客户乙'])
  const rows = await listed({ label: 'urgent' }, colleague)
  expect(rows.map(({ number, labels }) => [number, labels])).toEqual([[urgent, ['urgent', '客户甲']]])
  expect(await labelsInUse(colleague)).toEqual(expect.arrayContaining(['urgent', '客户甲', '客户乙']))
  await label(urgent, [])
  expect(await listed({ label: 'urgent' })).toEqual([])
  expect(await labelsInUse()).toEqual(['客户乙'])
})

test('letter case does not distinguish labels of a company', async () => {
  const [one, other] = [await saved(), await saved()]
  await label(one, ['Tender'])
  await label(other, ['TENDER'])
  for (const sought of ['Tender', 'TENDER', 'tender', 'ｔｅｎｄｅｒ'])
    expect((await listed({ label: sought })).map(({ number }) => number)).toEqual([other, one])
  expect((await labelsInUse()).filter((each) => each.toLowerCase() === 'tender')).toHaveLength(1)
})

const wrong = ['a,b', 'a，b', 'a、b', 'a;b', 'a；b', 'a\nb', 'a\u202eb', 'a\u0007', 'a\u2028b']

test.each(wrong)('the label %j is refused, for one quote and for several', async (typed) => {
  const number = await saved()
  const one = refusalOf(await unchanged(() => label(number, ['fine', typed])), 'invalid-input')
  expect(one.fields).toEqual({ labels: 'wrong-format' })
  const several = refusalOf(await unchanged(() => change([number], { add: [typed] })), 'invalid-input')
  expect(several.fields).toEqual({ add: 'wrong-format' })
})

test('another company neither sees nor changes labels', async () => {
  const number = await saved()
  await label(number, ['secret'])
  refusalOf(await unchanged(() => label(number, ['mine'], stranger)), 'not-found')
  expect(await listed({ label: 'secret' }, stranger)).toEqual([])
  expect(await labelsInUse(stranger)).toEqual([])
})

test.each([
  ['too-many', ['1', '2', '3', '4', '5', '6']],
  ['too-long', ['x'.repeat(21)]],
])('labels that are %s are refused', async (problem, labels) => {
  const number = await saved()
  const refused = refusalOf(await unchanged(() => label(number, labels)), 'invalid-input')
  expect(refused.fields).toEqual({ labels: problem })
})

const change = (
  numbers: readonly string[],
  body: { add?: readonly string[]; remove?: readonly string[] },
  who = administrator,
) => sendCall(labelQuotes, { numbers, add: [], remove: [], ...body }, { who })
const labelsOf = async (numbers: readonly string[]) => {
  const rows = await listed({})
  return numbers.map((number) => rows.find((row) => row.number === number)?.labels)
}

test('labels of several quotes are added and removed at once, and each change is audited', async () => {
  const numbers = [await saved(), await saved(), await saved()]
  const [first = '', second = '', third = ''] = numbers
  await label(second, ['old', 'Peak'])
  const { changed } = dataOf(labelQuotes, await change(numbers, { add: ['peak', '客户甲'], remove: ['OLD'] }))
  expect(changed).toBe(3)
  expect(await labelsOf(numbers)).toEqual([
    ['peak', '客户甲'],
    ['Peak', '客户甲'],
    ['peak', '客户甲'],
  ])
  dataOf(labelQuotes, await change([first, first, third], { remove: ['peak'] }))
  expect(await labelsOf(numbers)).toEqual([['客户甲'], ['Peak', '客户甲'], ['客户甲']])
  const { rows } = await pool.query(
    `SELECT actor_id, after FROM audit_entry WHERE action = 'quote-labelled' AND after ->> 'quote' = ANY($1) ORDER BY id`,
    [numbers],
  )
  expect(rows.map(({ after }) => after.quote)).toEqual([second, first, second, third, first, third])
  expect(new Set(rows.map(({ actor_id }) => actor_id))).toEqual(new Set([administrator]))
})

test('a change that does nothing is not audited', async () => {
  const number = await saved()
  await label(number, ['same'])
  const { changed } = dataOf(labelQuotes, await unchanged(() => change([number], { add: ['Same'] })))
  expect(changed).toBe(0)
})

test.each([
  ['of another company', async () => [await saved(), await saved(stranger)]],
  ['that does not exist', async () => [await saved(), 'Q261115-999999']],
])('with one quote %s nothing changes', async (_, quotes) => {
  const numbers = await quotes()
  refusalOf(await unchanged(() => change(numbers, { add: ['mine'] })), 'not-found')
})

test('with one quote that would have too many labels nothing changes', async () => {
  const numbers = [await saved(), await saved()]
  await label(numbers[1] ?? '', ['1', '2', '3', '4', '5'])
  const refused = refusalOf(await unchanged(() => change(numbers, { add: ['6'] })), 'invalid-input')
  expect(refused.fields).toEqual({ add: 'too-many' })
})

test('a person who may not see rates changes no labels', async () => {
  const numbers = [await saved()]
  const visitor = await site.newPerson()
  refusalOf(await unchanged(() => change(numbers, { add: ['mine'] }, visitor)), 'certify-to-see-rates')
})

test.each([
  ['too-few', []],
  ['too-many', Array.from({ length: 101 }, (_, index) => `Q-${index}`)],
])('%s quotes are refused', async (problem, numbers) => {
  const refused = refusalOf(await unchanged(() => change(numbers, { add: ['x'] })), 'invalid-input')
  expect(refused.fields).toEqual({ numbers: problem })
})
