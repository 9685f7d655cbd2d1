import {
  answerReviewQuestion,
  changeMember as changeMemberCall,
  decideJoinRequest as decideJoinRequestCall,
  getMyCertification,
  leaveCompany,
  listJoinRequests,
  listMembers,
  requestToJoin as requestToJoinCall,
  submitCertification,
  withdrawJoinRequest as withdrawJoinRequestCall,
  withdrawRenewal as withdrawRenewalCall,
} from '#contract/certification.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { type Endpoint, endpoint, type RequestContext } from '#server/platform/http/endpoint.ts'
import { personIdOf } from '#server/platform/http/requests/person-id.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { answerQuestion } from './answer-question.ts'
import { type CertificationDeps, callerOf } from './caller.ts'
import { companyEndpoints } from './company-routes.ts'
import { decideJoinRequest, requestToJoin, wantedProblems } from './join.ts'
import { changeMember } from './members.ts'
import { readJoinRequests, readMembers, readMine } from './read-company.ts'
import { sentProblems, submit } from './submit.ts'
import { withdrawJoinRequest } from './withdraw-join-request.ts'
import { withdrawRenewal } from './withdraw-renewal.ts'

const networkCallerOf = (input: RequestContext) => ({
  personId: personIdOf(input),
  network: networkOf(input.request.clientIp),
})

export function certificationEndpoints(deps: CertificationDeps): readonly Endpoint[] {
  const { db } = deps.database
  const thenMine = async (done: Result<null>, input: RequestContext) =>
    done.ok ? ok(await readMine(db, personIdOf(input))) : done
  return [
    endpoint(
      submitCertification,
      async (input) => thenMine(await submit(deps, networkCallerOf(input), input.body), input),
      (sent, context) => sentProblems(db, personIdOf(context), sent),
    ),
    endpoint(
      answerReviewQuestion,
      async (input) => thenMine(await answerQuestion(deps, networkCallerOf(input), input.body), input),
      (sent, context) => sentProblems(db, personIdOf(context), sent),
    ),
    endpoint(withdrawRenewalCall, async (input) =>
      thenMine(await withdrawRenewal(deps, personIdOf(input)), input),
    ),
    endpoint(getMyCertification, async (input) => ok(await readMine(db, personIdOf(input)))),
    endpoint(
      requestToJoinCall,
      async (input) => thenMine(await requestToJoin(deps, callerOf(input), input.body), input),
      wantedProblems,
    ),
    endpoint(withdrawJoinRequestCall, async (input) =>
      thenMine(await withdrawJoinRequest(deps, personIdOf(input)), input),
    ),
    endpoint(listJoinRequests, (input) => readJoinRequests(deps, personIdOf(input))),
    endpoint(decideJoinRequestCall, (input) => decideJoinRequest(deps, input.body, callerOf(input))),
    ...memberEndpoints(deps),
    ...companyEndpoints(deps),
  ]
}

const memberEndpoints = (deps: CertificationDeps): readonly Endpoint[] => [
  endpoint(listMembers, (input) => readMembers(deps, personIdOf(input))),
  endpoint(changeMemberCall, (input) => {
    const { personId: userId, change } = input.body
    return changeMember(deps, { userId, change }, callerOf(input))
  }),
  endpoint(leaveCompany, (input) => {
    const caller = callerOf(input)
    return changeMember(deps, { userId: caller.personId, change: 'leave' }, caller)
  }),
]
