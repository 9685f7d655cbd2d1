import { canonicalRequest, hmacSha256, sha256Hex, signedNames } from './canonical-request.ts'

export type Tc3Signing = {
  readonly keyId: string
  readonly keySecret: string
  readonly service: string
  readonly at: Date
  /** The signed headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string
}

/** TC3-HMAC-SHA256, signature v3 of Tencent Cloud API 3.0: names and values of headers are signed in lower case. */
export function signTc3({ keyId, keySecret, service, at, headers, payload }: Tc3Signing): string {
  const day = at.toISOString().slice(0, 10)
  const scope = `${day}/${service}/tc3_request`
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.toLowerCase()]),
  )
  const request = canonicalRequest({ query: '', headers: lower, payloadHash: sha256Hex(payload) })
  const seconds = String(Math.floor(at.getTime() / 1000))
  const text = ['TC3-HMAC-SHA256', seconds, scope, sha256Hex(request)].join('\n')
  const key = [day, service, 'tc3_request'].reduce<string | Buffer>(hmacSha256, `TC3${keySecret}`)
  const signature = hmacSha256(key, text).toString('hex')
  return `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${signedNames(lower)}, Signature=${signature}`
}
