import { createHash } from 'node:crypto'
import { createEncryption } from '#server/platform/encryption/encryption.ts'
import type { StoredStaff } from './staff-store.ts'

export const enrolmentSeconds = 10 * 60

export type Enrolment = {
  readonly staffId: string
  /** The new authenticator secret. Only in the encrypted enrolment until the user has entered a valid code. */
  readonly secret: string
  readonly expires: number
  /** Fingerprint of the first password: once that is replaced, the enrolment is over. */
  readonly password: string
}

const encryptionOf = (secretKey: string) => createEncryption(secretKey, 'staff enrolment')
const purpose = 'enrolment'

export const passwordFingerprint = ({ passwordHash }: Pick<StoredStaff, 'passwordHash'>): string =>
  createHash('sha256').update(passwordHash).digest('base64url')

export const sealEnrolment = (secretKey: string, enrolment: Enrolment): string =>
  encryptionOf(secretKey).encrypt(JSON.stringify(enrolment), purpose)

/** A text that decrypts was written by us, so its type is known. */
export function openEnrolment(secretKey: string, sealed: string): Enrolment | undefined {
  const text = encryptionOf(secretKey).decrypt(sealed, purpose)
  return text === undefined ? undefined : (JSON.parse(text) as Enrolment)
}
