import { containerRules, containersIn } from '#web/components/containers/containers.ts'
import { type Given, type Rules, required } from '#web/components/forms/rules.ts'
import { chosenPlace, placeIn } from '#web/components/quotes/place-rules.ts'
import type { QueryOf } from '#web/components/quotes/query-url.ts'
import { asHomePort } from '#web/services/shared/home-ports.ts'
import { countIn, countRule, dayFrom, dayRule, optionalCount } from '#web/services/shared/measures.ts'

export type TruckingFormQuery = QueryOf<'trucking'>

const points = { least: 1, most: 10 } as const
const weighings = { least: 0, most: 500 } as const

/** In the order of the fields. */
export const truckingRules = (today: string): Rules => ({
  port: required,
  district: chosenPlace('district'),
  day: dayRule(today),
  ...containerRules,
  loadingPoints: countRule(points),
  weighings: optionalCount(weighings),
})

/** From a form that keeps its rules; nothing without a port of ours. */
export function truckingQueryOf(given: Given, today: string): TruckingFormQuery | undefined {
  const port = asHomePort(given.port)
  const containers = containersIn(given)
  if (!port || containers.length === 0) return undefined
  const pickUpPlace = given.pickUpPlace?.trim()
  return {
    service: 'trucking',
    port,
    district: placeIn(given, 'district'),
    ...(pickUpPlace && { pickUpPlace }),
    day: dayFrom(given.day, today),
    containers,
    loadingPoints: countIn(given.loadingPoints, 1),
    weighings: countIn(given.weighings),
  }
}
