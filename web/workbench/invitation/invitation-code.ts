const codePattern = /^[\w-]{8,200}$/

/** The code in a pasted text: the code itself or the end of a link. */
export function parseInvitationCode(typed: string): string | undefined {
  const plain = typed.trim()
  const last = /\/invitation\/([^/?#\s]+)/i.exec(plain)?.[1] ?? plain
  return codePattern.test(last) ? last : undefined
}

const key = 'invitation'

/** Stored in this tab while the user logs in or registers, so that no URL holds it. */
export const saveInvitationCode = (storage: Storage, code: string): void => storage.setItem(key, code)
export const loadInvitationCode = (storage: Storage): string | undefined =>
  parseInvitationCode(storage.getItem(key) ?? '')
export const clearInvitationCode = (storage: Storage): void => storage.removeItem(key)
