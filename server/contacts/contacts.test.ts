import { describe, expect, test } from 'vitest'
import { getServiceContact } from '#contract/contacts.ts'
import { serviceContact } from '#database/schema/contacts.ts'
import { contacts } from '#database/seeds/demo/contacts.data.ts'
import { brandCodes } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openSite } from '#tests/support/site.ts'

const path = '/api/ops/serviceContact/getServiceContact'
const site = await openSite()

describe.each(brandCodes)('the customer portal of %s', (brand) => {
  const host = brandOf(brand).developmentHost
  const own = contacts.filter((contact) => contact.brand === brand)

  test.each(['zh', 'en'] as const)('shows only its own contacts, in %s', async (language) => {
    const reply = await site.request(`${path}?platformName=CUSTOMER_PORTAL`, {
      host,
      headers: { cookie: `language=${language}` },
    })
    const shown = dataOf(getServiceContact, reply)
    expect(own.length).toBeGreaterThan(0)
    expect(shown.map(({ team, phone, email }) => [team, phone, email])).toEqual(
      own.map(({ team, phone, email }) => [team[language], phone, email]),
    )
  })
})

test('another platform has its own list, and an unknown one an empty list', async () => {
  await site.database.ownerDb.insert(serviceContact).values({
    platform: 'STAFF_PORTAL',
    brand: 'group',
    service: 'ocean',
    team: { zh: '内部', en: 'Inside' },
    city: { zh: '青岛', en: 'Qingdao' },
    phone: '0532-5550 0199',
    email: 'inside@quayside.example',
    workTime: { zh: '周一', en: 'Monday' },
    sortOrder: 0,
  })
  const staff = dataOf(getServiceContact, await site.request(`${path}?platformName=STAFF_PORTAL`))
  expect(staff.map(({ email }) => email)).toEqual(['inside@quayside.example'])
  expect(dataOf(getServiceContact, await site.request(`${path}?platformName=customer_portal`))).toEqual([])
})

test.each([
  ['nothing', '', 'required'],
  ['only spaces', 'platformName=%20%20', 'required'],
  ['41 characters', `platformName=${'A'.repeat(41)}`, 'too-long'],
  ['two names', 'platformName=A&platformName=B', 'wrong-type'],
  ['a NUL', 'platformName=A%00B', 'wrong-format'],
])('a platform name of %s is refused by field', async (_name, query, problem) => {
  const refusal = refusalOf(await site.request(`${path}?${query}`), 'invalid-input')
  expect(refusal.fields).toEqual({ platformName: problem })
})

test('SQL in the platform name is an unknown name', async () => {
  const query = new URLSearchParams({ platformName: "CUSTOMER_PORTAL' OR '1'='1" })
  expect(dataOf(getServiceContact, await site.request(`${path}?${query}`))).toEqual([])
})
