import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as certification from '#contract/certification.ts'
import { systemClock } from '#server/platform/clock.ts'
import { openCompanySite } from '#tests/support/company-site.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { creditCode } from '#tests/support/licences.ts'
import { findCompany } from './company-store.ts'
import { findCompaniesByText } from './known-company-store.ts'
import { companyFile } from './review.ts'
import { companyOrder, searchCompanies } from './review-store.ts'

const site = await openCompanySite()
const { database } = site
const { db } = database
const name = '听潮国际物流有限公司'
const { companyId } = await site.certified(name, creditCode(1))
const person = await site.newPerson()
const licence = await site.uploadLicence(person)

test.each([
  ['a zero-width space', '听潮\u200b国际物流有限公司'],
  ['a soft hyphen', '听潮\u00ad国际物流有限公司'],
  ['a bidirectional mark', '听潮\u200e国际物流有限公司'],
])('the name of a certified company with %s is refused', async (_, duplicate) => {
  const reply = await site.unchanged(() => site.submit(person, duplicate, creditCode(2), licence))
  expect(refusalOf(reply, 'invalid-input').fields).toEqual({ companyName: 'wrong-format' })
})

test.each([
  ['a dot', '听潮国际物流有限公司.'],
  ['brackets', '听潮（国际）物流有限公司'],
])('the name of a certified company with %s is that company', async (_, duplicate) => {
  const reply = await site.unchanged(() => site.submit(person, duplicate, creditCode(2), licence))
  refusalOf(reply, 'company-already-known')
  expect((await findCompaniesByText(db, [duplicate])).values().next().value).toMatchObject({ companyId })
})

test('a name that looks alike is shown to the reviewer with the other', async () => {
  const duplicate = '听潮囯际物流有限公司'
  dataOf(certification.submitCertification, await site.submit(person, duplicate, creditCode(2), licence))
  const { id } = await site.companyOf(person)
  const deps = {
    database,
    clock: systemClock,
    findPeople: async () => [],
    searchPeopleIds: async () => [],
    readTrade: async () => ({ contractRates: [], requests: [], quotes: [], orders: [] }),
    findStaff: async () => [],
    recogniseText: async () => ({ ok: true as const, value: undefined }),
    notify: async () => {},
    store: { read: async () => undefined },
  }
  const stored = await findCompany(db, id)
  if (!stored) throw new Error('The company was not stored')
  const reviewer = { kind: 'staff', userId: randomUUID(), roles: ['reviewer'] } as const
  expect((await companyFile(deps, db, stored, reviewer)).duplicates).toMatchObject([
    { name, state: 'certified' },
  ])
})

test('a search for punctuation finds no company', async () => {
  const order = companyOrder('-submitted', undefined)
  if (!order.ok) throw new Error('The order was refused')
  const found = (search: string) => searchCompanies(db, { search, order: order.value, limit: 10 })
  expect(await found('（）')).toEqual([])
  expect(await found('听潮(国际)')).toHaveLength(1)
})
