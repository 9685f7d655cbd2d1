import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'
import { type Way, ways } from '#web/components/log-in/ways.ts'

/** The forms of the login page. */
const modes = ['logIn', 'register', 'reset', 'account'] as const
export type Mode = (typeof modes)[number]

export type Place = {
  readonly mode: Mode
  readonly by: Way
  /** The page after login, as the URL requests it. */
  readonly redirect: string | null
  /** The brand that the user comes from. */
  readonly crossBrandLogin: BrandCode | null
  /** Of the tab that comes from there. */
  readonly challenge: string | null
}

const login = '/login'

/** The names of the query that `placeOf` reads. */
export const placeNames = ['mode', 'by', 'redirect', 'crossBrandLogin'] as const

export function placeOf(query: URLSearchParams): Place {
  const mode = modes.find((known) => known === query.get('mode')) ?? 'logIn'
  const by = ways.find((known) => known === query.get('by')) ?? 'password'
  // A request for the account page returns to it after the login.
  const home = mode === 'account' ? `${login}?mode=account` : null
  const crossBrandLogin = brandCodes.find((known) => known === query.get('crossBrandLogin')) ?? null
  const [redirect, challenge] = [query.get('redirect') ?? home, query.get('challenge')]
  return { mode, by, redirect, crossBrandLogin, challenge }
}

/** The URL of another form, with the same page after login. */
export function addressOf({ mode, by, redirect, crossBrandLogin, challenge }: Place): string {
  const query = new URLSearchParams()
  if (mode !== 'logIn') query.set('mode', mode)
  if (by !== 'password') query.set('by', by)
  if (redirect) query.set('redirect', redirect)
  if (crossBrandLogin) query.set('crossBrandLogin', crossBrandLogin)
  if (challenge) query.set('challenge', challenge)
  return query.size > 0 ? `${login}?${query}` : login
}
