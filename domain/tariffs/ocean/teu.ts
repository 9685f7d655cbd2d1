import { type ContainerCount, containerFacts } from '#domain/values/container-type.ts'
import { type Quantity, quantity } from '#domain/values/quantity.ts'

export const teuOf = (containers: readonly ContainerCount[]): Quantity =>
  quantity(
    containers.reduce((teu, { type, count }) => teu + containerFacts(type).teu * count, 0),
    'TEU',
  )
