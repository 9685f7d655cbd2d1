import { createHash, createHmac } from 'node:crypto'
import type { ReceivedRequest } from './provider-server.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The canonical request, rebuilt from the received one. */
function canonical(
  { method, url, headers, body }: ReceivedRequest,
  names: readonly string[],
  isLower: boolean,
) {
  const lines = names.map((name) => {
    const value = String(headers[name]).trim()
    return `${name}:${isLower ? value.toLowerCase() : value}\n`
  })
  return `${method}\n${url.pathname}\n${url.search.slice(1)}\n${lines.join('')}\n${names.join(';')}\n${sha256(body)}`
}

const part = (authorization: string, name: string): string =>
  new RegExp(`${name}=([^,\\s]+)`).exec(authorization)?.[1] ?? ''

/** Whether Tencent Cloud would accept this signature. */
export function isSignedTc3(heard: ReceivedRequest, keyId: string, keySecret: string): boolean {
  const authorization = String(heard.headers.authorization)
  const seconds = String(heard.headers['x-tc-timestamp'])
  const [id, day = '', service = '', end = ''] = part(authorization, 'Credential').split('/')
  const names = part(authorization, 'SignedHeaders').split(';')
  if (id !== keyId || !names.includes('content-type') || !names.includes('host')) return false
  if (day !== new Date(Number(seconds) * 1000).toISOString().slice(0, 10)) return false
  const text = `TC3-HMAC-SHA256\n${seconds}\n${day}/${service}/${end}\n${sha256(canonical(heard, names, true))}`
  const key = hmac(hmac(hmac(`TC3${keySecret}`, day), service), end)
  return part(authorization, 'Signature') === hmac(key, text).toString('hex')
}

/** Whether Aliyun would accept this signature: it must cover every x-acs header. */
export function isSignedAcs3(heard: ReceivedRequest, keyId: string, keySecret: string): boolean {
  const authorization = String(heard.headers.authorization)
  const names = part(authorization, 'SignedHeaders').split(';')
  const due = Object.keys(heard.headers).filter((name) => name.startsWith('x-acs-') || name === 'host')
  if (part(authorization, 'Credential') !== keyId || due.some((name) => !names.includes(name))) return false
  if (heard.headers['x-acs-content-sha256'] !== sha256(heard.body)) return false
  const signature = hmac(keySecret, `ACS3-HMAC-SHA256\n${sha256(canonical(heard, names, false))}`)
  return part(authorization, 'Signature') === signature.toString('hex')
}
