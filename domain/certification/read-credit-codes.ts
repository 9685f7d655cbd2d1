import { isCreditCode } from '#domain/values/credit-code.ts'

/** Letters that no credit code has, and the figures that they are read for. */
const neverLetters: Readonly<Record<string, string>> = { I: '1', '|': '1', O: '0', S: '5', Z: '2' }
/** Letters that a credit code may have, and figures that look like them. */
const lookAlikes = ['0DQ', '1L', '4A', '6G', '8B'] as const

const codeLength = 18
/** The division, of figures only. */
const division = { from: 2, to: 8 } as const

const groupOf = (letter: string): string => lookAlikes.find((group) => group.includes(letter)) ?? letter

const isDivision = (at: number) => at >= division.from && at < division.to

/** A figure stands first in its group. */
const withDivision = (text: string): string =>
  [...text].map((letter, at) => (isDivision(at) ? groupOf(letter).charAt(0) : letter)).join('')

/** The same text with one letter replaced by one that looks like it. */
const withOneChange = (text: string): readonly string[] =>
  [...text].flatMap((letter, at) =>
    isDivision(at)
      ? []
      : [...groupOf(letter)]
          .filter((other) => other !== letter)
          .map((other) => text.slice(0, at) + other + text.slice(at + 1)),
  )

/** One look-alike is mended if the check digit allows only one: any other code would be invented. */
function mended(text: string): string | null {
  const [code, ...others] = withOneChange(text).filter(isCreditCode)
  return others.length === 0 ? (code ?? null) : null
}

/** The small letter l is a one, since codes are in capitals. */
const plainRun = (run: string): string =>
  [...run.replace(/l/g, '1').replace(/[\s-]/g, '').toUpperCase()]
    .map((letter) => neverLetters[letter] ?? letter)
    .join('')

const runs = /[A-Za-z0-9|][A-Za-z0-9|\s-]*/g

export type ReadCreditCode = {
  readonly asRead: string
  /** With what the check digit mends; null if it cannot be a code. */
  readonly code: string | null
}

/** Codes have mostly figures; English words have none. */
const fewestFigures = 8
const hasFigures = (text: string) => text.replace(/\D/g, '').length >= fewestFigures

/** A longer run has other figures beside the code, so only a whole one is mended. */
function codesInRun(run: string): readonly ReadCreditCode[] {
  const places = Math.max(0, run.length - codeLength + 1)
  const parts = Array.from({ length: places }, (_, at) => run.slice(at, at + codeLength)).filter(hasFigures)
  const codes = parts.map((asRead) => ({ asRead, code: withDivision(asRead) }))
  const right = codes.filter(({ code }) => isCreditCode(code))
  if (right.length > 0 || places !== 1) return right
  return codes.map(({ asRead, code }) => ({ asRead, code: mended(code) }))
}

/** The credit codes of a recognised text. */
export const readCreditCodes = (lines: readonly string[]): readonly ReadCreditCode[] =>
  lines.flatMap((line) => [...line.matchAll(runs)].flatMap(([run]) => codesInRun(plainRun(run))))
