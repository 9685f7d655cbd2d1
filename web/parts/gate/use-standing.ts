import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { useBelonging } from '#web/client/belonging.ts'
import { useSession } from '#web/client/session-state.ts'
import { useAwake } from '#web/ui/use-awake.ts'
import { actorOf } from './actor-of.ts'

export type Standing =
  | { readonly is: 'unknown' }
  | { readonly is: 'failed'; readonly refusal: Refusal; retry(): Promise<void> }
  | { readonly is: 'visitor'; readonly actor: Actor }
  | {
      readonly is: 'person'
      readonly actor: Actor
      readonly person: PersonView
      readonly belonging: CertificationView
    }

/** Who is reading, and what the rules of access take him for. */
export function useStanding(): Standing {
  const isAwake = useAwake()
  const isIn = useSession((state) => state.loggedIn)
  const person = useSession((state) => state.person)
  const { belonging, refusal, retry } = useBelonging()
  if (!isAwake) return { is: 'unknown' }
  if (!isIn) return { is: 'visitor', actor: { kind: 'visitor' } }
  if (person && belonging) return { is: 'person', actor: actorOf(person, belonging), person, belonging }
  return refusal ? { is: 'failed', refusal, retry } : { is: 'unknown' }
}
