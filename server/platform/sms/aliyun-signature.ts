import { canonicalRequest, hmacSha256, sha256Hex, signedNames } from './canonical-request.ts'

export type Acs3Signing = {
  readonly keyId: string
  readonly keySecret: string
  readonly host: string
  readonly action: string
  readonly version: string
  readonly at: Date
  readonly nonce: string
  readonly parameters: Readonly<Record<string, string>>
}

/** RFC 3986: everything but letters, digits and `-_.~`. */
const percent = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

export const canonicalQuery = (parameters: Acs3Signing['parameters']): string =>
  Object.keys(parameters)
    .sort()
    .map((name) => `${percent(name)}=${percent(parameters[name] ?? '')}`)
    .join('&')

/**
 * ACS3-HMAC-SHA256, version 3 of Aliyun's signature. The older RPC signature is made with SHA-1 over the
 * parameters only; this one covers the headers too, and Aliyun recommends it for every new client.
 */
export function signAcs3(signing: Acs3Signing): Record<string, string> {
  const { keyId, keySecret, host, action, version, at, nonce, parameters } = signing
  const headers = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256Hex(''),
    'x-acs-date': at.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const query = canonicalQuery(parameters)
  const request = canonicalRequest({ query, headers, payloadHash: headers['x-acs-content-sha256'] })
  const signature = hmacSha256(keySecret, `ACS3-HMAC-SHA256\n${sha256Hex(request)}`).toString('hex')
  const authorization = `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${signedNames(headers)},Signature=${signature}`
  return { ...headers, authorization }
}
