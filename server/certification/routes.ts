import {
  askToJoin as askToJoinCall,
  changeMember as changeMemberCall,
  decideJoinRequest as decideJoinRequestCall,
  getMyCertification,
  leaveCompany,
  listJoinRequests,
  listMembers,
  submitCertification,
} from '#contract/certification.ts'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import { networkOf } from '#server/platform/attempts/network.ts'
import { type Endpoint, endpoint, type RequestContext } from '#server/platform/http/endpoint.ts'
import { personIdOf } from '#server/platform/http/person-id.ts'
import { askingOf, type CertificationDeps } from './acting.ts'
import { companyEndpoints } from './company-routes.ts'
import { askToJoin, decideJoinRequest } from './join.ts'
import { changeMember } from './members.ts'
import { readJoinRequests, readMembers, readMine } from './read-company.ts'
import { submit } from './submit.ts'

const whoOf = (input: RequestContext) => ({
  personId: personIdOf(input),
  address: networkOf(input.request.clientIp),
})

export function certificationEndpoints(deps: CertificationDeps): readonly Endpoint[] {
  const { queries } = deps.database
  const thenMine = async (done: Verdict<null>, input: RequestContext) =>
    done.ok ? accept(await readMine(queries, personIdOf(input))) : done
  return [
    endpoint(submitCertification, async (input) =>
      thenMine(await submit(deps, whoOf(input), input.body), input),
    ),
    endpoint(getMyCertification, async (input) => accept(await readMine(queries, personIdOf(input)))),
    endpoint(askToJoinCall, async (input) =>
      thenMine(await askToJoin(deps, askingOf(input), input.body), input),
    ),
    endpoint(listJoinRequests, (input) => readJoinRequests(deps, personIdOf(input))),
    endpoint(decideJoinRequestCall, (input) => decideJoinRequest(deps, input.body, askingOf(input))),
    endpoint(listMembers, (input) => readMembers(deps, personIdOf(input))),
    endpoint(changeMemberCall, (input) => {
      const { personId: userId, change } = input.body
      return changeMember(deps, { userId, change }, askingOf(input))
    }),
    endpoint(leaveCompany, (input) => {
      const asking = askingOf(input)
      return changeMember(deps, { userId: asking.personId, change: 'leave' }, asking)
    }),
    ...companyEndpoints(deps),
  ]
}
