/** Signs a code is made of; whatever else was pasted is none. */
const shape = /^[\w-]{8,200}$/

/** The code out of what was pasted: itself, or the end of an address. */
export function readInvitationCode(typed: string): string | undefined {
  const plain = typed.trim()
  const last = /\/invitation\/([^/?#\s]+)/i.exec(plain)?.[1] ?? plain
  return shape.test(last) ? last : undefined
}

const key = 'invitation'

/** Kept in this tab while its owner logs in or registers, so that no address has to carry it. */
export const saveInvitation = (storage: Storage, code: string): void => storage.setItem(key, code)
export const savedInvitation = (storage: Storage): string | undefined =>
  readInvitationCode(storage.getItem(key) ?? '')
export const dropInvitation = (storage: Storage): void => storage.removeItem(key)
