import { lookAlikes } from './look-alikes.data.ts'

/** Capital letters with accents, by the letter without: Ü by U. */
function accented(): readonly (readonly [string, string])[] {
  const letters = [
    ...Array.from({ length: 0x250 - 0xc0 }, (_, place) => 0xc0 + place),
    ...Array.from({ length: 0x1f00 - 0x1e00 }, (_, place) => 0x1e00 + place),
  ].map((code) => String.fromCodePoint(code))
  return letters.flatMap((letter) => {
    const plain = letter.normalize('NFD').replace(/\p{Mn}/gu, '')
    return /^[A-Z]$/.test(plain) ? [[letter, plain] as const] : []
  })
}

const listed = Object.entries(lookAlikes).flatMap(([letter, others]) =>
  [...others].map((other) => [other, letter] as const),
)
/** `L` may itself stand for an accented letter, so each is followed to its end. */
const byLetter = new Map(listed)
const pairs = [...accented(), ...listed].map(([from, to]) => [from, byLetter.get(to) ?? to] as const)

/** Letters and the ones they are taken for, place by place, as `translate` of PostgreSQL wants them. */
export const skeletonLetters = {
  from: pairs.map(([from]) => from).join(''),
  to: pairs.map(([, to]) => to).join(''),
} as const

const skeletonOf = new Map(pairs)

/** The same for two names that look alike; of a normalised name. For people who compare, not for decisions. */
export const companySkeleton = (normalised: string): string =>
  [...normalised].map((letter) => skeletonOf.get(letter) ?? letter).join('')
