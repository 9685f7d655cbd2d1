import * as calls from '#contract/invitations.ts'
import type { openCompanySite } from './company-site.ts'
import { dataOf } from './envelopes.ts'

type CompanySite = Awaited<ReturnType<typeof openCompanySite>>

export function invitationActions(site: CompanySite) {
  const { pool } = site.database
  const mobileOf = async (person: string): Promise<string> =>
    (await pool.query('SELECT mobile FROM person WHERE id = $1', [person])).rows[0].mobile
  const invite = (by: string, mobile: string, role = 'member') =>
    site.post(by, calls.invite, { mobile, role })
  const codeIn = (address: string) => address.slice(address.lastIndexOf('/') + 1)
  /** A new person with an invitation. */
  const invited = async (by: string, role = 'member', name?: string) => {
    const person = await site.newPerson(name)
    const made = dataOf(calls.invite, await invite(by, await mobileOf(person), role))
    return { person, code: codeIn(made.url), id: made.invitation.id, address: made.url }
  }
  const accept = (person: string, code: string) => site.post(person, calls.acceptInvitation, { code })
  const read = (code: unknown) =>
    site.as(undefined, calls.readInvitation.path, { method: 'POST', body: JSON.stringify({ code }) })
  const withdraw = (by: string, invitationId: string) =>
    site.post(by, calls.withdrawInvitation, { invitationId })
  const membersOf = async (companyId: string) =>
    (await pool.query('SELECT person_id, role, status FROM membership WHERE company_id = $1', [companyId]))
      .rows
  const notificationsOf = async (
    person: string,
  ): Promise<{ kind: string; params: object; path: string | null }[]> =>
    (
      await pool.query('SELECT kind, params, path FROM notification WHERE person_id = $1 ORDER BY id', [
        person,
      ])
    ).rows
  const auditOf = async (companyId: string) =>
    (
      await pool.query(
        'SELECT action, actor_id, before, after FROM audit_entry WHERE subject_id = $1 ORDER BY id',
        [companyId],
      )
    ).rows
  return { mobileOf, invite, invited, accept, read, withdraw, membersOf, notificationsOf, auditOf, codeIn }
}
