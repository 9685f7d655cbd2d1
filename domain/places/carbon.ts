import { type ContainerCount, containerFacts } from '#domain/values/container-type.ts'
import { seaMiles } from './sea-miles.ts'

/**
 * UK government greenhouse gas conversion factors 2025 (DESNZ, Open Government Licence): container ships by
 * capacity, kilograms of CO2e a tonne-kilometre, "freighting goods" and its "well to tank" added up.
 */
const factorsBySize = [
  { fromTeu: 8000, factor: '0.01553' },
  { fromTeu: 3000, factor: '0.02062' },
  { fromTeu: 2000, factor: '0.02484' },
  { fromTeu: 1000, factor: '0.03987' },
  { fromTeu: 0, factor: '0.04508' },
] as const

// Ours: the average weight of a TEU, cargo and container; at the time of a quote nothing has been weighed.
const tonnesPerTeu = 10

const kilometresPerMile = 1.852

type Carriage = {
  readonly pol: string
  readonly pod: string
  readonly shipTeu: number
  readonly containers: readonly ContainerCount[]
}

/** What the figure is made of: miles × 1.852 × tonnes × factor. */
type Carbon = {
  /** CO2e from the well to the wake, to a tenth. */
  readonly kilograms: number
  readonly factor: string
  readonly miles: number
  readonly tonnes: number
}

export function carbonOf({ pol, pod, shipTeu, containers }: Carriage): Carbon {
  const miles = seaMiles(pol, pod)
  const tonnes = containers.reduce(
    (sum, { type, count }) => sum + containerFacts(type).teu * count * tonnesPerTeu,
    0,
  )
  const { factor } = factorsBySize.find(({ fromTeu }) => shipTeu >= fromTeu) ?? factorsBySize[4]
  const kilograms = Math.round(miles * kilometresPerMile * tonnes * Number(factor) * 10) / 10
  return { kilograms, factor, miles, tonnes }
}
