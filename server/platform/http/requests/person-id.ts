import { userOf } from '#domain/access/actor.ts'
import type { RequestContext } from '#server/platform/http/endpoint.ts'

/** The id only: membership is read from the database each time, under a lock where it is written. */
export function personIdOf({ principal }: Pick<RequestContext, 'principal'>): string {
  const id = userOf(principal.actor)
  if (id === null) throw new Error('A customer call has no customer')
  return id
}
