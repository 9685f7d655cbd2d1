import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { useMyCompany } from '#web/client/my-company.ts'
import { useSession } from '#web/client/session-state.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { actorOf } from './actor-of.ts'

export type CurrentAccess =
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly refusal: Refusal; retry(): Promise<void> }
  | { readonly status: 'visitor'; readonly actor: Actor }
  | {
      readonly status: 'person'
      readonly actor: Actor
      readonly person: PersonView
      readonly myCompany: CertificationView
    }

/** The user and the actor that the access rules see in them. */
export function useCurrentAccess(): CurrentAccess {
  const isHydrated = useHydrated()
  const isIn = useSession((state) => state.loggedIn)
  const person = useSession((state) => state.person)
  const { myCompany, refusal, retry } = useMyCompany()
  if (!isHydrated) return { status: 'unknown' }
  if (!isIn) return { status: 'visitor', actor: { kind: 'visitor' } }
  if (person && myCompany) return { status: 'person', actor: actorOf(person, myCompany), person, myCompany }
  return refusal ? { status: 'failed', refusal, retry } : { status: 'unknown' }
}
