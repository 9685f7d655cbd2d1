import { createHash, timingSafeEqual } from 'node:crypto'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Compares digests, so that the time does not depend on where the codes differ. */
export const isSameCode = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other))
