import type { RateKind } from '#domain/rates/rate.ts'

/** The fields that make up the usual code of a lane. */
const codeParts = {
  'ocean-lane': ['service', 'pol', 'pod'],
  'trucking-lane': ['pickUpPlace', 'district'],
} as const

const hasParts = (kind: RateKind): kind is keyof typeof codeParts => Object.hasOwn(codeParts, kind)

/** The usual code of a lane, such as PS1-CNNGB-USLAX, once its parts are selected; undefined for a tariff. */
export function proposedCode(
  kind: RateKind,
  textAt: (name: string) => string | undefined,
): string | undefined {
  if (!hasParts(kind)) return undefined
  const parts = codeParts[kind].map((name) => (textAt(name) ?? '').trim().toUpperCase())
  return parts.every((part) => part !== '') ? parts.join('-') : undefined
}

/** The code, or with the first number from 2 on that no other rate has; letter case does not distinguish codes. */
export function freeCode(code: string, existing: readonly string[]): string {
  const taken = new Set(existing.map((one) => one.toUpperCase()))
  const numberedCode = (number: number) => (number === 1 ? code : `${code}-${number}`)
  let number = 1
  while (taken.has(numberedCode(number))) number += 1
  return numberedCode(number)
}
