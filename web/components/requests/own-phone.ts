import { isOldDraft } from '#web/client/sweep-drafts.ts'

/**
 * The full mobile of the account never reaches the browser; the phone that was sent last does not have to be typed again. Stored
 * as a draft, so that the sweep of drafts deletes it where the person does not come back.
 */
const keyOf = (personId: string) => `draft-phone-${personId}`

export function ownPhone(personId: string | undefined): string | undefined {
  try {
    const text = personId && window.localStorage.getItem(keyOf(personId))
    const { savedAt, phone } = JSON.parse(text || '{}') as Record<string, unknown>
    return typeof phone === 'string' && !isOldDraft(savedAt) ? phone : undefined
  } catch {
    return undefined
  }
}

export function rememberPhone(personId: string | undefined, phone: string | undefined): void {
  if (!personId || !phone) return
  try {
    window.localStorage.setItem(keyOf(personId), JSON.stringify({ savedAt: new Date().toISOString(), phone }))
  } catch {
    // Without space it is typed again.
  }
}
