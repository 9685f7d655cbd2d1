import { createHash } from 'node:crypto'
import { createSeals } from '#server/platform/seals/seals.ts'
import type { StoredStaff } from './staff-store.ts'

export const enrolmentSeconds = 10 * 60

export type Enrolment = {
  readonly staffId: string
  /** Of the authenticator to be; kept by nobody but whoever is enrolling until he has shown that it works. */
  readonly secret: string
  readonly expires: number
  /** Of the first password: once it is replaced, the enrolment is over. */
  readonly password: string
}

const sealsOf = (secretKey: string) => createSeals(secretKey, 'staff enrolment')
const purpose = 'enrolment'

export const passwordMark = ({ passwordHash }: Pick<StoredStaff, 'passwordHash'>): string =>
  createHash('sha256').update(passwordHash).digest('base64url')

export const sealEnrolment = (secretKey: string, enrolment: Enrolment): string =>
  sealsOf(secretKey).seal(JSON.stringify(enrolment), purpose)

/** What opens was written by us, so its shape is known. */
export function openEnrolment(secretKey: string, sealed: string): Enrolment | undefined {
  const text = sealsOf(secretKey).open(sealed, purpose)
  return text === undefined ? undefined : (JSON.parse(text) as Enrolment)
}
