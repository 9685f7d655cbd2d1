import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { encodeBase32, readBase32 } from './base32.ts'

// RFC 6238 with the parameters that every authenticator app supports.
const stepSeconds = 30
const digits = 6
/** RFC 4226 §4 recommends a secret of 160 bits. */
const secretBytes = 20
/** RFC 6238 §5.2: accepts neighbouring steps, since clocks differ and typing takes time. */
const toleratedSteps = 1

export const newTotpSecret = (): string => encodeBase32(randomBytes(secretBytes))

export const stepAt = (seconds: number): number => Math.floor(seconds / stepSeconds)

/** RFC 4226 §5.3: dynamic truncation. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', readBase32(secret)).update(counter).digest()
  const from = mac.readUInt8(mac.length - 1) & 0xf
  const drawn = mac.readUInt32BE(from) & 0x7fffffff
  return String(drawn % 10 ** digits).padStart(digits, '0')
}

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** The step that the code belongs to, if it is near now. Every step is compared, so that the time taken reveals nothing. */
export function stepOfCode(secret: string, code: string, seconds: number): number | undefined {
  const now = stepAt(seconds)
  const steps = Array.from({ length: 2 * toleratedSteps + 1 }, (_, index) => now - toleratedSteps + index)
  return steps.filter((step) => step >= 0 && isSame(codeAt(secret, step), code)).at(-1)
}

/** The otpauth URL that an authenticator app reads from a QR code. */
export function totpAddress({
  issuer,
  account,
  secret,
}: Readonly<Record<'issuer' | 'account' | 'secret', string>>) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const params = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepSeconds),
  })
  return `otpauth://totp/${label}?${params}`
}
