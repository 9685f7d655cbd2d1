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
import { userOf } from '#domain/access/actor.ts'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import { type Endpoint, endpoint, type RequestContext } from '#server/platform/http/endpoint.ts'
import type { CertificationParts } from './acting.ts'
import { askToJoin, decideJoinRequest } from './join.ts'
import { changeMember } from './members.ts'
import { readJoinRequests, readMembers, readMine } from './read-company.ts'
import { submit } from './submit.ts'

/** The person only: how he stands is asked of the database each time, under lock where it is written. */
function personIdOf({ bearer }: RequestContext): string {
  const id = userOf(bearer.actor)
  if (id === null) throw new Error('A call for customers was answered to nobody')
  return id
}

const whoOf = (input: RequestContext) => ({
  personId: personIdOf(input),
  address: input.facts.clientAddress,
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
      thenMine(await askToJoin(parts, whoOf(input), input.body.creditCode), input),
    ),
    endpoint(listJoinRequests, (input) => readJoinRequests(parts, personIdOf(input))),
    endpoint(decideJoinRequestCall, (input) => decideJoinRequest(parts, input.body, personIdOf(input))),
    endpoint(listMembers, (input) => readMembers(parts, personIdOf(input))),
    endpoint(changeMemberCall, (input) => {
      const { personId: userId, change } = input.body
      return changeMember(parts, { userId, change }, personIdOf(input))
    }),
    endpoint(leaveCompany, (input) => {
      const userId = personIdOf(input)
      return changeMember(parts, { userId, change: 'leave' }, userId)
    }),
  ]
}
