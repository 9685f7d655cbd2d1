import type { Refusal } from '#domain/values/refusal.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'

const temporary: readonly RefusalCode[] = ['unreachable', 'busy', 'too-slow', 'server-error']

/** Says nothing about what was asked for: the server could not be reached or could not answer now. */
export const isTemporary = ({ refusal }: Refusal): boolean => temporary.includes(refusal)
