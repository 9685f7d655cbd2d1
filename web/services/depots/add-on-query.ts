import type { StorageKind } from '#domain/tariffs/depot/depot-tariff.ts'
import type { Given } from '#web/components/forms/rules.ts'
import { countIn } from '#web/services/shared/measures.ts'
import type { WorkField } from './depot-query.ts'

/** Services of the yard dictionary that have a price by the piece, and how often they are done for one container. */
const workOf: Readonly<Record<string, { readonly field: WorkField; readonly each: number }>> = {
  lift: { field: 'lifts', each: 2 },
  cleaning: { field: 'cleanings', each: 1 },
  weighing: { field: 'weighings', each: 1 },
  'pre-trip-inspection': { field: 'inspections', each: 1 },
  'extra-handling': { field: 'extraMoves', each: 1 },
}

/** Priced with the stay; all others are priced from an estimate that staff make. */
const stays = ['storage', 'reefer-plug', 'dangerous-container', 'pre-pull'] as const

export const isPriced = (service: string): boolean =>
  Object.hasOwn(workOf, service) || stays.some((each) => each === service)

const checkbox = 'service.'
export const checkboxOf = (service: string): string => `${checkbox}${service}`

/** The services that are ticked in the form. */
export const tickedIn = (given: Given): readonly string[] =>
  Object.entries(given)
    .filter(([name, value]) => name.startsWith(checkbox) && value === 'on')
    .map(([name]) => name.slice(checkbox.length))

const emptyBusiness = ['empty-pick-up', 'empty-return']

function kindOf(services: readonly string[], business: string): StorageKind {
  if (services.includes('pre-pull')) return 'pre-pull'
  return emptyBusiness.includes(business) ? 'empty' : 'laden'
}

/** From services that are ticked to the fields of a stay: each is done as often as is usual for the containers. */
export function stayOf(given: Given): Given {
  const services = tickedIn(given)
  const containers = countIn(given.containers)
  const days = countIn(given.days)
  const work = services.flatMap((service) => {
    const done = workOf[service]
    return done ? [[done.field, String(containers * done.each)] as const] : []
  })
  const isSaved = services.some((service) => service === 'storage' || service === 'pre-pull')
  return {
    ...given,
    kind: kindOf(services, given.business ?? ''),
    days: String(isSaved ? days : 0),
    hazardous: services.includes('dangerous-container') ? 'on' : '',
    poweredDays: services.includes('reefer-plug') ? String(days) : '',
    ...Object.fromEntries(work),
  }
}
