import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const secretBytes = 32

export const newSecret = (): string => randomBytes(secretBytes).toString('base64url')

/** The stored form of a secret. A plain hash is enough for 256 random bits. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const isSecretOf = (secret: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash))
