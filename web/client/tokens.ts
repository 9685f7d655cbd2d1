import { readToken } from '#domain/identity/token.ts'

const tokenKey = 'access-token'

export const sessionOf = (token: string | undefined): string => (token && readToken(token)?.session) || ''

export type TokenStore = ReturnType<typeof createTokenStore>

/** The token is in local storage if the user wants to stay logged in, otherwise in session storage. */
export function createTokenStore(local: Storage, session: Storage) {
  const current = (): string | undefined => local.getItem(tokenKey) ?? session.getItem(tokenKey) ?? undefined
  const isNewer = (offered: string, known: string) => {
    const [one, other] = [readToken(offered), readToken(known)]
    if (!one || !other) return true
    // A late reply may belong to the former session.
    return one.session === other.session && one.generation > other.generation
  }
  return {
    current,
    /** At log-in. */
    save(token: string, remember: boolean) {
      this.forget()
      const storage = remember ? local : session
      storage.setItem(tokenKey, token)
    },
    /** From a reply or another tab: only while logged in, and never an older one over a newer; whether it was taken. */
    replace(offered: string): boolean {
      const held = current()
      if (held === undefined || !isNewer(offered, held)) return false
      const storage = local.getItem(tokenKey) === null ? session : local
      storage.setItem(tokenKey, offered)
      return true
    },
    forget() {
      local.removeItem(tokenKey)
      session.removeItem(tokenKey)
    },
    forgetEverything() {
      local.clear()
      session.clear()
    },
  }
}
