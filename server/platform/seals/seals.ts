import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const sizes = { key: 32, nonce: 12, tag: 16 } as const
const version = 's1'

/** What is sealed for one thing opens as nothing else: `boundTo` has to be said again to open it. */
export type Seals = {
  seal(text: string, boundTo: string): string
  /** Nothing for what we did not seal, or not with this key, for this use and this thing. */
  open(sealed: string, boundTo: string): string | undefined
}

/** Each use has a key of its own, so that nothing sealed for one can serve another. */
export function createSeals(secretKey: string, use: string): Seals {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `quayside ${use}`, sizes.key))
  return {
    seal(text, boundTo) {
      const nonce = randomBytes(sizes.nonce)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(boundTo))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed, boundTo) {
      const [mark, text = ''] = sealed.split('.')
      const bytes = Buffer.from(text, 'base64url')
      if (mark !== version || bytes.length < sizes.nonce + sizes.tag) return undefined
      const nonce = bytes.subarray(0, sizes.nonce)
      const tag = bytes.subarray(sizes.nonce, sizes.nonce + sizes.tag)
      try {
        const cipher = createDecipheriv(algorithm, key, nonce, { authTagLength: sizes.tag })
        cipher.setAAD(Buffer.from(boundTo)).setAuthTag(tag)
        const body = bytes.subarray(sizes.nonce + sizes.tag)
        return Buffer.concat([cipher.update(body), cipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** The secrets of authenticators at rest, each bound to the account it belongs to. */
export const totpSeals = (secretKey: string): Seals => createSeals(secretKey, 'totp secret')
