import { createHash, randomBytes } from 'node:crypto'

const codeBytes = 32

/** Nobody can guess it, and nobody can give it again: only its hash is kept. */
export const newInvitationCode = (): string => randomBytes(codeBytes).toString('base64url')

export const hashInvitationCode = (code: string): string => createHash('sha256').update(code).digest('hex')
