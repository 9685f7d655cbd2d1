import { expect, test } from 'vitest'
import { searchConsole } from '#contract/console-search.ts'
import { requestQuote } from '#contract/requests.ts'
import { type StaffRole, staffRoles } from '#domain/access/actor.ts'
import { searchGroups, searchPermissions } from '#domain/access/console-search.ts'
import { holdersFor } from '#domain/access/permissions.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { orderPlacer } from '#tests/support/staff-orders.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool } = staff
const tokens = Object.fromEntries(
  await Promise.all(staffRoles.map(async (role) => [role, await staff.logInAs(role)])),
) as Record<StaffRole, string>

const { applicant, companyId } = await staff.newApplication('厦门远舟货运有限公司')
await pool.query(`UPDATE person SET name = '吕行', account = 'lvxing88' WHERE id = $1`, [applicant.id])
const body = {
  kind: 'customs',
  details: { from: '青岛', goods: 'Machine parts', declarations: 1 },
  contact: { name: '吕行', phone: applicant.mobile },
}
const asked = await sendCall(requestQuote, { host: 'localhost', token: applicant.token, body })
const { number } = dataOf(requestQuote, asked)
await pool.query('UPDATE quote_request SET company_id = $1, owner_id = $1 WHERE number = $2', [
  companyId,
  number,
])
const linhai = await staff.logInCustomer('linhai', 'Harbour2026')
const order = await orderPlacer(staff, linhai, 'search')()
const lane = await rateAdmin(staff, tokens['tariff-manager']).published(savedLane('SEARCH-ALL-1'))

const find = async (role: StaffRole, text: string) =>
  dataOf(searchConsole, await sendCall(searchConsole, { token: tokens[role], query: { text } })).found

test.each([
  ['sales', '远舟', 'companies', 'company', companyId],
  ['sales', 'yuanzhou', 'companies', 'company', companyId],
  ['sales', 'xmyz', 'companies', 'company', companyId],
  ['sales', 'yuan zhou', 'requests', 'request', number],
  ['sales', number, 'requests', 'request', number],
  ['sales', number.toLowerCase().slice(0, 8), 'requests', 'request', number],
  ['sales', number.slice(-6), 'requests', 'request', number],
  ['sales', 'qingdao', 'requests', 'request', number],
  ['sales', order.slice(-6), 'orders', 'order', order],
  ['operations', order.toLowerCase(), 'orders', 'order', order],
  ['finance', '远舟国际', 'orders', 'order', order],
  ['tariff-manager', 'search-all', 'rates', 'rate', lane.rateId],
  ['tariff-manager', 'wangyue', 'carriers', 'rates', 'MNRQ'],
  ['tariff-manager', 'Moonreach', 'carriers', 'rates', 'MNRQ'],
  ['tariff-manager', 'yangshan', 'terminals', 'port-rates', 'CNSHA'],
  ['administrator', 'lvhang', 'people', 'person', applicant.id],
  ['administrator', 'luxing', 'people', 'person', applicant.id],
  ['administrator', 'lvxing8', 'people', 'person', applicant.id],
  ['administrator', applicant.mobile, 'people', 'person', applicant.id],
] as const)('%s finds by "%s" in %s', async (role, text, group, opens, id) => {
  expect(await find(role, text)).toContainEqual(expect.objectContaining({ group, opens, id }))
})

test('part of a mobile finds no user, and the log masks a whole one', async () => {
  expect(await find('administrator', applicant.mobile.slice(0, 8))).toEqual([])
  await find('administrator', applicant.mobile)
  const { rows } = await pool.query(`SELECT after::text FROM audit_entry WHERE action = 'console-searched'`)
  expect(JSON.stringify(rows)).not.toContain(applicant.mobile)
  expect(rows.length).toBeGreaterThan(1)
})

/** One text for each group, which finds something for those who may. */
const texts = {
  orders: order,
  requests: number,
  quotes: 'Q',
  rates: 'SEARCH-ALL-1',
  companies: '远舟',
  people: '吕行',
}
const others = { carriers: 'MNRQ', terminals: 'SGICT' }

test.each(staffRoles)('%s finds only what the table of permissions allows', async (role) => {
  const allowed = searchGroups.filter((group) =>
    holdersFor(searchPermissions[group]).some((holder) => holder === role),
  )
  const found = new Set<string>()
  for (const text of Object.values({ ...texts, ...others }))
    for (const { group } of await find(role, text)) found.add(group)
  expect([...found].sort()).toEqual([...allowed].sort())
})

test('a customer and an empty text are refused', async () => {
  refusalOf(await sendCall(searchConsole, { token: applicant.token, query: { text: 'a' } }), 'logged-out')
  const empty = await sendCall(searchConsole, { token: tokens.sales, query: { text: ' ' } })
  expect(refusalOf(empty, 'invalid-input').fields).toHaveProperty('text')
})
