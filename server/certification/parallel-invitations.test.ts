import { expect, test } from 'vitest'
import { openCompanySite } from '#tests/support/company-site.ts'
import { invitationActions } from '#tests/support/invitations.ts'
import { creditCode } from '#tests/support/licences.ts'

const poolSize = 16
const site = await openCompanySite({ poolSize })
const { invite } = invitationActions(site)

test('40 invitations at once do not stall a pool of 16 connections', async () => {
  const companies = await Promise.all(
    Array.from({ length: 4 }, (_, place) =>
      site.certified(`Harbour ${'ABCD'[place]}`, creditCode(place + 1)),
    ),
  )
  const replies = await Promise.all(
    companies.flatMap(({ administrator }, place) =>
      Array.from({ length: 10 }, (_, number) => invite(administrator, `1370000${place}0${10 + number}`)),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200))
  const { rows } = await site.database.pool.query('SELECT count(*)::int AS n FROM invitation')
  expect(rows).toEqual([{ n: 40 }])
})
