import type { HomePort } from '#domain/places/home-ports.ts'
import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'

/** What can be chosen at a port and has a price; everything else is on request. */
export type PortChoices = {
  readonly port: HomePort
  readonly oceanTypes: readonly ContainerType[]
  /** Ports of discharge with delivery to the door. */
  readonly deliveryPorts: readonly string[]
  readonly truckingTypes: readonly ContainerType[]
  readonly pickUpPlaces: readonly string[]
}

/** Work on containers at a warehouse; its price goes by their type. */
export const containerWorks = ['stuffing', 'stripping'] as const
export type ContainerWork = (typeof containerWorks)[number]

/** The types that a warehouse has a price for, by the work on the container. */
export type WarehouseChoices = Readonly<Record<ContainerWork, readonly ContainerType[]>> & {
  readonly warehouse: string
}

const typesBut = (priced: readonly ContainerType[]) =>
  containerTypeCodes.filter((type) => !priced.includes(type))

/** The types that have a price for the work at none of the warehouses. */
export const workOnRequest = (
  choices: readonly WarehouseChoices[],
  work: ContainerWork,
): readonly ContainerType[] => typesBut(choices.flatMap((each) => each[work]))

/** The types without a price at a port; before a port is chosen, those without a price at any. */
export const typesOnRequest = (
  choices: readonly PortChoices[],
  of: 'oceanTypes' | 'truckingTypes',
  port: string | undefined,
): readonly ContainerType[] =>
  typesBut(choices.filter((each) => port === undefined || each.port === port).flatMap((each) => each[of]))

/** Whether delivery to the door of a port of discharge has no price from a port of loading, or from any. */
export const isDeliveryOnRequest = (
  choices: readonly PortChoices[],
  pod: string,
  port: string | undefined,
): boolean =>
  !choices.some((each) => (port === undefined || each.port === port) && each.deliveryPorts.includes(pod))
