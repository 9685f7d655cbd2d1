import { userOf } from '#domain/access/actor.ts'
import type { RequestContext } from './endpoint.ts'

/** The person only: how he stands is asked of the database each time, under lock where it is written. */
export function personIdOf({ principal }: Pick<RequestContext, 'principal'>): string {
  const id = userOf(principal.actor)
  if (id === null) throw new Error('A call for customers was answered to nobody')
  return id
}
