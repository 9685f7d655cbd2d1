import type { PersonView } from '#contract/identity.ts'

/** What the one address of this surface shows. */
const modes = ['logIn', 'register', 'reset', 'account'] as const
export type Mode = (typeof modes)[number]
export const ways = ['password', 'code'] as const
export type Way = (typeof ways)[number]

export type Entering = { onEntered(person: PersonView): void }

export type Place = {
  readonly mode: Mode
  readonly by: Way
  /** Where whoever comes in goes on, as the address asks. */
  readonly redirect: string | null
}

const login = '/login'

export function placeOf(query: URLSearchParams): Place {
  const mode = modes.find((known) => known === query.get('mode')) ?? 'logIn'
  const by = ways.find((known) => known === query.get('by')) ?? 'password'
  // Whoever asked for the account comes back to it.
  const home = mode === 'account' ? `${login}?mode=account` : null
  return { mode, by, redirect: query.get('redirect') ?? home }
}

/** Another part of the surface, on the way to the same place. */
export function addressOf({ mode, by, redirect }: Place): string {
  const query = new URLSearchParams()
  if (mode !== 'logIn') query.set('mode', mode)
  if (by !== 'password') query.set('by', by)
  if (redirect) query.set('redirect', redirect)
  return query.size > 0 ? `${login}?${query}` : login
}
