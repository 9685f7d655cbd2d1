/** The person that an invitation of a company is for: only this mobile can accept it. Some of its digits are hidden. */
export type Invited = { readonly companyName: string; readonly mobile: string }

const key = 'invited'

/** Where a registration for an invitation leads. */
export const invitationPath = '/invitation'

/** Of this tab, for the registration; if the storage is closed, the form does not know of the invitation. */
export function saveInvited(invited: Invited): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(invited))
  } catch {}
}

export function loadInvited(): Invited | undefined {
  try {
    const { companyName, mobile } = JSON.parse(window.sessionStorage.getItem(key) ?? '{}')
    return typeof companyName === 'string' && typeof mobile === 'string' ? { companyName, mobile } : undefined
  } catch {
    return undefined
  }
}

export function clearInvited(): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {}
}
