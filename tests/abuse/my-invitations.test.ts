import { expect, test } from 'vitest'
import * as calls from '#contract/invitations.ts'
import { openCompanySite } from '#tests/support/company-site.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { invitationActions } from '#tests/support/invitations.ts'
import { creditCode } from '#tests/support/licences.ts'

const site = await openCompanySite()
const { invited, withdraw, membersOf } = invitationActions(site)
const names = ['Amber', 'Birch', 'Cedar', 'Dune'] as const
let serial = 0
const newCompany = () => {
  serial += 1
  return site.certified(`${names[serial % 4]} Harbour Trading`, creditCode(8000 + serial))
}
const mine = async (person: string) =>
  dataOf(calls.listMyInvitations, await site.as(person, calls.listMyInvitations.path))
const acceptOwn = (person: string, invitationId: string) =>
  site.post(person, calls.acceptInvitation, { invitationId })

test('open invitations to the own mobile are listed and accepted without the code', async () => {
  const { administrator, companyId } = await newCompany()
  const { person, id } = await invited(administrator, 'administrator')
  expect(await mine(person)).toMatchObject([
    { id, companyName: 'Birch Harbour Trading', role: 'administrator' },
  ])
  expect(dataOf(calls.acceptInvitation, await acceptOwn(person, id))).toMatchObject({ role: 'administrator' })
  expect(await membersOf(companyId)).toContainEqual({
    person_id: person,
    role: 'administrator',
    status: 'active',
  })
  expect(await mine(person)).toEqual([])
})

test('those of others are neither listed nor accepted, as if they did not exist', async () => {
  const { administrator } = await newCompany()
  const { id } = await invited(administrator)
  const stranger = await site.newPerson()
  expect(await mine(stranger)).toEqual([])
  const [foreign, unknown] = [
    await site.unchanged(() => acceptOwn(stranger, id)),
    await site.unchanged(() => acceptOwn(stranger, '00000000-0000-4000-8000-000000000000')),
  ]
  expect(refusalOf(foreign, 'not-found')).toEqual(refusalOf(unknown, 'not-found'))
})

test('a withdrawn one is neither listed nor accepted', async () => {
  const { administrator } = await newCompany()
  const { person, id } = await invited(administrator)
  await withdraw(administrator, id)
  expect(await mine(person)).toEqual([])
  refusalOf(await site.unchanged(() => acceptOwn(person, id)), 'not-found')
})
