import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const secretBytes = 32

export const newSecret = (): string => randomBytes(secretBytes).toString('base64url')

/** What is kept of a secret. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const isSecretOf = (secret: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash))
