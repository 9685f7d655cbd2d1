import { beforeEach, expect, test } from 'vitest'
import * as calls from '#contract/quotes.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { depotQuery, noon } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { sendCall, unchanged } = site
const { head, companyId } = await site.newCompany('Label Trading')
const colleague = await site.newPerson()
await site.join(companyId, colleague)
const { head: stranger } = await site.newCompany('Other Trading')

beforeEach(() => {
  site.time.now = noon
})

const saved = async (who = head) => {
  const reply = await sendCall(calls.saveQuote, { query: depotQuery, offerCode: 'TD1' }, { who })
  return dataOf(calls.saveQuote, reply).number
}
const label = (number: string, labels: readonly string[], who = head) =>
  sendCall(calls.labelQuote, { number, labels }, { who })
const listed = async (query: Record<string, string>, who = head) =>
  dataOf(calls.listQuotes, await sendCall(calls.listQuotes, query, { who })).rows
const labelsInUse = async (who = head) =>
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
