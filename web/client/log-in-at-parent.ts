import { logInFor } from '#domain/brands/parent-log-in.ts'
import { currentTranslator } from '#web/language/current-translator.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** In session storage, so that it belongs to the tab in which the user logs in. */
const secretKey = 'entry-secret'
const secretBytes = 32

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Keeps a new secret and returns its hash: the code that the parent brand gives for the hash works only in this tab. */
async function newChallenge(): Promise<string> {
  const secret = hex(crypto.getRandomValues(new Uint8Array(secretBytes)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  window.sessionStorage.setItem(secretKey, secret)
  return hex(new Uint8Array(hash))
}

/** Removes the secret: it is used once, whatever comes of it. */
export function takeEntrySecret(): string | null {
  const secret = window.sessionStorage.getItem(secretKey)
  window.sessionStorage.removeItem(secretKey)
  return secret
}

/** Opens the login page of the parent brand, which returns to the given page of this brand. */
export async function logInAtParent(
  logInUrl: string,
  path: string,
  { isReplacing = false }: { readonly isReplacing?: boolean } = {},
): Promise<void> {
  try {
    const url = `${logInFor(logInUrl, path)}&challenge=${await newChallenge()}`
    if (isReplacing) window.location.replace(url)
    else window.location.assign(url)
  } catch {
    // A browser without storage, or a site without https.
    showToast('warning', currentTranslator().translate('common:tryAgainLater'))
  }
}
