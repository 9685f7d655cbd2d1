import { temperatureLimit } from '#domain/tariffs/ocean/ocean-cargo.ts'
import { type ContainerType, payloadKg } from '#domain/values/container-type.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'

/** Harmonized System 2022: chapters 1 to 97; 77 is kept for later use. */
export function hsCodeProblem(hsCode: string): FieldProblem | undefined {
  const chapter = Number(hsCode.slice(0, 2))
  return chapter >= 1 && chapter <= 97 && chapter !== 77 ? undefined : 'unknown-value'
}

/** Every container must be able to carry it. */
export function cargoWeightProblem(
  cargoWeightKg: string,
  types: readonly ContainerType[],
): FieldProblem | undefined {
  return types.some((type) => Number(cargoWeightKg) > payloadKg(type)) ? 'too-large' : undefined
}

export function temperatureProblem(temperatureC: string): FieldProblem | undefined {
  if (Number(temperatureC) < temperatureLimit.min) return 'too-small'
  return Number(temperatureC) > temperatureLimit.max ? 'too-large' : undefined
}
