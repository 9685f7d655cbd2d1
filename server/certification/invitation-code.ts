import { createHash, randomBytes } from 'node:crypto'

const codeBytes = 32

/** 256 random bits. Only the hash is stored, so a lost code cannot be recovered. */
export const newInvitationCode = (): string => randomBytes(codeBytes).toString('base64url')

export const hashInvitationCode = (code: string): string => createHash('sha256').update(code).digest('hex')
