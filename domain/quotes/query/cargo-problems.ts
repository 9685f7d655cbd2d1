import { isOpenType, isReefer, type OceanCargo } from '#domain/tariffs/ocean/ocean-cargo.ts'
import { dangerProblems } from '#domain/tariffs/ocean/un-number.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { PartialInput } from '#domain/values/partial-input.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { cargoWeightProblem, hsCodeProblem, temperatureProblem } from './typed-cargo.ts'

type Types = readonly (ContainerType | undefined)[]

/** A type that failed the schema may be any. */
const has = (types: Types, isOf: (type: ContainerType) => boolean): boolean =>
  types.some((type) => type === undefined || isOf(type))

/** The rules of the cargo that a schema cannot state; a set temperature needs a reefer, dimensions an open container. */
export function cargoProblems(
  { hsCode, temperatureC, cargoWeightKg, dimensionsCm, ...danger }: PartialInput<OceanCargo>,
  types: Types,
): Readonly<Record<string, FieldProblem | undefined>> {
  const inReefer = has(types, isReefer) ? undefined : 'inconsistent'
  return {
    ...dangerProblems(danger),
    hsCode: hsCode === undefined ? undefined : hsCodeProblem(hsCode),
    temperatureC: temperatureC === undefined ? undefined : (temperatureProblem(temperatureC) ?? inReefer),
    cargoWeightKg:
      cargoWeightKg === undefined
        ? undefined
        : cargoWeightProblem(
            cargoWeightKg,
            types.filter((type) => type !== undefined),
          ),
    dimensionsCm: dimensionsCm === undefined || has(types, isOpenType) ? undefined : 'inconsistent',
  }
}
