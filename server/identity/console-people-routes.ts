import * as calls from '#contract/people.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { blockPerson } from './block-person.ts'
import { endPersonSessions, listPeople, type PeopleDeps, readPerson } from './console-people.ts'

/** Customer endpoints of the console. */
export const consolePeopleEndpoints = (deps: PeopleDeps): readonly Endpoint[] => [
  endpoint(calls.listPeople, (input) => listPeople(deps, input)),
  endpoint(calls.readPerson, (input) => readPerson(deps, input)),
  endpoint(calls.endPersonSessions, (input) => endPersonSessions(deps, input)),
  endpoint(calls.blockPerson, (input) => blockPerson(deps, input)),
]
