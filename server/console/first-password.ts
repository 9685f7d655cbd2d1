import { randomInt } from 'node:crypto'

/** No sign that is read as another when it is written down or told. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 5
const groupSigns = 4

/** 20 signs by chance, about 99 bits, in groups that can be read aloud. */
export const newFirstPassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupSigns }, () => signs.charAt(randomInt(signs.length))).join(''),
  ).join('-')
