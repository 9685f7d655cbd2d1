import { exact } from '#domain/values/exact-decimal.ts'

/** Air cargo is charged by weight, or as if a cubic metre weighed this much. */
export const kilogramsPerCbm = 167

type Cargo = { readonly weightKg?: string | undefined; readonly volumeCbm?: string | undefined }

/** The greater of both, up to the next half kilogram; undefined without either. */
export function chargeableWeight({ weightKg = '0', volumeCbm = '0' }: Cargo): string | undefined {
  const byVolume = exact(volumeCbm).times(kilogramsPerCbm)
  const byWeight = exact(weightKg)
  const greater = byVolume.greaterThan(byWeight) ? byVolume : byWeight
  if (greater.isZero()) return undefined
  return greater.times(2).ceil().dividedBy(2).toString()
}
