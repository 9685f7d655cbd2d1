import * as calls from '#contract/invitations.ts'
import { formProblems } from '#domain/identity/registration.ts'
import { ok } from '#domain/values/refusal.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { personIdOf } from '#server/platform/http/requests/person-id.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { acceptInvitation, listMyInvitations, readInvitation } from './accept-invitation.ts'
import { type CertificationDeps, callerOf } from './caller.ts'
import { invite, listInvitations, withdrawInvitation } from './invitations.ts'
import { readMine } from './read-company.ts'
import { readSettings, setMemberLimit, setOrderApproval, setOrderVisibility } from './settings.ts'

/** Invitations and order approval, managed by the company itself. */
export function companyEndpoints(deps: CertificationDeps): readonly Endpoint[] {
  return [
    endpoint(calls.listInvitations, (input) => listInvitations(deps, personIdOf(input))),
    endpoint(calls.invite, (input) => invite(deps, callerOf(input), input.body), formProblems),
    endpoint(calls.withdrawInvitation, (input) =>
      withdrawInvitation(deps, callerOf(input), input.body.invitationId),
    ),
    endpoint(calls.readInvitation, ({ request, body }) =>
      readInvitation(deps, networkOf(request.clientIp), body.code),
    ),
    endpoint(calls.listMyInvitations, async (input) => ok(await listMyInvitations(deps, personIdOf(input)))),
    endpoint(calls.acceptInvitation, async (input) => {
      const done = await acceptInvitation(deps, callerOf(input), input.body)
      return done.ok ? ok(await readMine(deps.database.db, personIdOf(input))) : done
    }),
    endpoint(calls.getCompanySettings, (input) => readSettings(deps, personIdOf(input))),
    endpoint(calls.setOrderApproval, (input) => setOrderApproval(deps, callerOf(input), input.body.needed)),
    endpoint(calls.setOrderVisibility, (input) =>
      setOrderVisibility(deps, callerOf(input), input.body.onlyOwn),
    ),
    endpoint(calls.setMemberLimit, (input) => setMemberLimit(deps, callerOf(input), input.body)),
  ]
}
