import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'
import { type Way, ways } from '#web/components/log-in/ways.ts'

/** What the one address of this surface shows. */
const modes = ['logIn', 'register', 'reset', 'account'] as const
export type Mode = (typeof modes)[number]

export type Place = {
  readonly mode: Mode
  readonly by: Way
  /** Where whoever comes in goes on, as the address asks. */
  readonly redirect: string | null
  /** The brand that sent the reader here to log in. */
  readonly crossBrandLogin: BrandCode | null
}

const login = '/login'

export function placeOf(query: URLSearchParams): Place {
  const mode = modes.find((known) => known === query.get('mode')) ?? 'logIn'
  const by = ways.find((known) => known === query.get('by')) ?? 'password'
  // Whoever asked for the account comes back to it.
  const home = mode === 'account' ? `${login}?mode=account` : null
  const crossBrandLogin = brandCodes.find((known) => known === query.get('crossBrandLogin')) ?? null
  return { mode, by, redirect: query.get('redirect') ?? home, crossBrandLogin }
}

/** Another part of the surface, on the way to the same place. */
export function addressOf({ mode, by, redirect, crossBrandLogin }: Place): string {
  const query = new URLSearchParams()
  if (mode !== 'logIn') query.set('mode', mode)
  if (by !== 'password') query.set('by', by)
  if (redirect) query.set('redirect', redirect)
  if (crossBrandLogin) query.set('crossBrandLogin', crossBrandLogin)
  return query.size > 0 ? `${login}?${query}` : login
}
