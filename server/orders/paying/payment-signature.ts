import { createHmac, timingSafeEqual } from 'node:crypto'
import { onlinePaymentLimits } from '#domain/orders/payment/online-payment.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'

/** Seconds since 1970, and the signature in hexadecimal digits. */
export const signatureHeaders = {
  timestamp: 'x-payment-timestamp',
  signature: 'x-payment-signature',
} as const

const signatureOf = (key: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest()

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000)

/** Both sides sign alike: HMAC-SHA256 of the time, a dot and the body. */
export function signedHeaders(key: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(secondsOf(now))
  return {
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: signatureOf(key, timestamp, body).toString('hex'),
  }
}

type Signed = {
  readonly timestamp: string | undefined
  readonly signature: string | undefined
  readonly body: string
}

const isTimestamp = /^\d{1,12}$/
const isSignature = /^[\da-f]{64}$/

/** Refused alike for every reason, so that a forger learns nothing. */
export function checkSignature(
  key: string,
  { timestamp = '', signature = '', body }: Signed,
  now: Date,
): Result<undefined> {
  const refused = refusal('payment-signature-wrong')
  if (!isTimestamp.test(timestamp) || !isSignature.test(signature)) return refused
  const isMeant = timingSafeEqual(signatureOf(key, timestamp, body), Buffer.from(signature, 'hex'))
  const ageSeconds = Math.abs(secondsOf(now) - Number(timestamp))
  return isMeant && ageSeconds <= onlinePaymentLimits.callbackMinutes * 60 ? ok(undefined) : refused
}
