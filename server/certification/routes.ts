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
import { askingOf, type CertificationParts } from './acting.ts'
import { companyEndpoints } from './company-routes.ts'
import { askToJoin, decideJoinRequest } from './join.ts'
import { changeMember } from './members.ts'
import { readJoinRequests, readMembers, readMine } from './read-company.ts'
import { submit } from './submit.ts'

const whoOf = (input: RequestContext) => ({
  personId: personIdOf(input),
  address: networkOf(input.request.clientAddress),
})

export function certificationEndpoints(parts: CertificationParts): readonly Endpoint[] {
  const { queries } = parts.database
  const thenMine = async (done: Verdict<null>, input: RequestContext) =>
    done.ok ? accept(await readMine(queries, personIdOf(input))) : done
  return [
    endpoint(submitCertification, async (input) =>
      thenMine(await submit(parts, whoOf(input), input.body), input),
    ),
    endpoint(getMyCertification, async (input) => accept(await readMine(queries, personIdOf(input)))),
    endpoint(askToJoinCall, async (input) =>
      thenMine(await askToJoin(parts, askingOf(input), input.body), input),
    ),
    endpoint(listJoinRequests, (input) => readJoinRequests(parts, personIdOf(input))),
    endpoint(decideJoinRequestCall, (input) => decideJoinRequest(parts, input.body, askingOf(input))),
    endpoint(listMembers, (input) => readMembers(parts, personIdOf(input))),
    endpoint(changeMemberCall, (input) => {
      const { personId: userId, change } = input.body
      return changeMember(parts, { userId, change }, askingOf(input))
    }),
    endpoint(leaveCompany, (input) => {
      const asking = askingOf(input)
      return changeMember(parts, { userId: asking.personId, change: 'leave' }, asking)
    }),
    ...companyEndpoints(parts),
  ]
}
