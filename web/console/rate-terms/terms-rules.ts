import type { RateKind } from '#domain/rates/rate.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { figure, figuresOf } from '#web/console/rates/rate-rules.ts'
import { type Rules, required } from '#web/parts/forms/rules.ts'
import { isFigure } from './choices.ts'
import { isFixed, type Leaf } from './leaves.ts'
import { offeredFigures } from './parts.data.ts'

/** As many surcharges as the contract takes. */
export const mostSurcharges = 20

const byType = (part: string): readonly string[] => containerTypeCodes.map((type) => `${part}.${type}`)

const surchargeFigures = Array.from(
  { length: mostSurcharges },
  (_, row) => `terms.surcharges.${row}`,
).flatMap((row) => [`${row}.price`, `${row}.percent`, ...byType(`${row}.price`)])

const allRequired = (names: readonly string[]): Rules =>
  Object.fromEntries(names.map((name) => [`terms.${name}`, required]))

const laneRules: Partial<Record<RateKind, Rules>> = {
  'ocean-lane': {
    ...allRequired(['carrier', 'service', 'pol', 'pod']),
    ...figuresOf([...byType('terms.freight'), ...surchargeFigures]),
  },
  'trucking-lane': {
    ...allRequired(['port', 'pickUpPlace', 'district']),
    ...figuresOf([...byType('terms.prices'), 'terms.tollPerVehicle']),
  },
}

/** Lanes have forms of their own; a sheet is judged figure by figure. Costs come with either. */
export function termsRules(kind: RateKind, leaves: readonly Leaf[]): Rules {
  const offered = offeredFigures[kind].map((name) => name.split('.'))
  const paths = [...leaves.filter((leaf) => !isFixed(leaf)).map(({ path }) => path), ...offered]
  const sheet = Object.fromEntries(
    paths.filter(isFigure).map((path) => [['terms', ...path].join('.'), figure]),
  )
  return { ...(laneRules[kind] ?? sheet), ...figuresOf(byType('cost')) }
}
