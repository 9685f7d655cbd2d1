import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const sizes = { key: 32, nonce: 12, tag: 16 } as const
const version = 's1'

/** Authenticated encryption: `boundTo` must be the same for decryption. */
export type Encryption = {
  encrypt(text: string, boundTo: string): string
  /** Undefined for another key, use or `boundTo`, and for altered text. */
  decrypt(encrypted: string, boundTo: string): string | undefined
}

/** Each use has its own derived key, so that no ciphertext serves another use. */
export function createEncryption(secretKey: string, use: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `quayside ${use}`, sizes.key))
  return {
    encrypt(text, boundTo) {
      const nonce = randomBytes(sizes.nonce)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(boundTo))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    decrypt(encrypted, boundTo) {
      const [prefix, text = ''] = encrypted.split('.')
      const bytes = Buffer.from(text, 'base64url')
      if (prefix !== version || bytes.length < sizes.nonce + sizes.tag) return undefined
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

/** TOTP secrets at rest, each bound to its account. */
export const totpEncryption = (secretKey: string): Encryption => createEncryption(secretKey, 'totp secret')
