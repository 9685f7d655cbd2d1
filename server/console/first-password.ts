import { randomInt } from 'node:crypto'

/** Without characters that are easily confused, such as l and 1 or o and 0. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 5
const groupLength = 4

/** 20 random characters, about 99 bits, in groups that can be read aloud. */
export const newFirstPassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => characters.charAt(randomInt(characters.length))).join(''),
  ).join('-')
