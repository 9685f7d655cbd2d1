import * as calls from '#contract/people.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { endPersonSessions, listPeople, type PeopleParts, readPerson } from './console-people.ts'

/** What the console asks about customers. */
export const consolePeopleEndpoints = (parts: PeopleParts): readonly Endpoint[] => [
  endpoint(calls.listPeople, (input) => listPeople(parts, input)),
  endpoint(calls.readPerson, (input) => readPerson(parts, input)),
  endpoint(calls.endPersonSessions, (input) => endPersonSessions(parts, input)),
]
