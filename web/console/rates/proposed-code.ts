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
