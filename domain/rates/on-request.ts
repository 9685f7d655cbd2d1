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

/** The types without a price at a port; before a port is chosen, those without a price at any. */
export const typesOnRequest = (
  choices: readonly PortChoices[],
  of: 'oceanTypes' | 'truckingTypes',
  port: string | undefined,
): readonly ContainerType[] => {
  const priced = choices
    .filter((each) => port === undefined || each.port === port)
    .flatMap((each) => each[of])
  return containerTypeCodes.filter((type) => !priced.includes(type))
}

/** Whether delivery to the door of a port of discharge has no price from a port of loading, or from any. */
export const isDeliveryOnRequest = (
  choices: readonly PortChoices[],
  pod: string,
  port: string | undefined,
): boolean =>
  !choices.some((each) => (port === undefined || each.port === port) && each.deliveryPorts.includes(pod))
