/** The full mobile of the account never reaches the browser; the phone that was sent last does not have to be typed again. */
const keyOf = (personId: string) => `request-phone-${personId}`

export const ownPhone = (personId: string | undefined): string | undefined =>
  (personId && window.localStorage.getItem(keyOf(personId))) || undefined

export function rememberPhone(personId: string | undefined, phone: string | undefined): void {
  if (!personId || !phone) return
  try {
    window.localStorage.setItem(keyOf(personId), phone)
  } catch {
    // Without space it is typed again.
  }
}
