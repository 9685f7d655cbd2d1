import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** For a link that opens something without a login. Only its digest is stored. */
export const newLinkToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** SHA-256 in hexadecimal digits. */
export const digestOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
