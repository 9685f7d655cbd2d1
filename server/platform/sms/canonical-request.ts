import { createHash, createHmac } from 'node:crypto'

export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex')

export const hmacSha256 = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

export type CanonicalInput = {
  readonly query: string
  /** Signed headers only, in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly payloadHash: string
}

export const signedNames = (headers: CanonicalInput['headers']): string =>
  Object.keys(headers).sort().join(';')

/** TC3 (Tencent) and ACS3 (Aliyun) both sign the canonical request of AWS signature version 4. */
export function canonicalRequest({ query, headers, payloadHash }: CanonicalInput): string {
  const lines = Object.keys(headers)
    .sort()
    .map((name) => `${name}:${headers[name]?.trim()}\n`)
  return ['POST', '/', query, lines.join(''), signedNames(headers), payloadHash].join('\n')
}
