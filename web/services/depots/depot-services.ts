import type { StorageKind } from '#domain/tariffs/depot/depot-tariff.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import { countIn } from '#web/components/quotes/state/query-rules.ts'
import type { WorkField } from './depot-query.ts'

/** Services of the yard dictionary with a unit price, and how often each is usual for one container. */
const workOf: Readonly<Record<string, { readonly field: WorkField; readonly each: number }>> = {
  lift: { field: 'lifts', each: 2 },
  cleaning: { field: 'cleanings', each: 1 },
  weighing: { field: 'weighings', each: 1 },
  'pre-trip-inspection': { field: 'inspections', each: 1 },
  'extra-handling': { field: 'extraMoves', each: 1 },
}

/** Priced with the storage; staff estimate all others. */
const storageServices = ['storage', 'reefer-plug', 'dangerous-container', 'pre-pull'] as const

export const isPriced = (service: string): boolean =>
  Object.hasOwn(workOf, service) || storageServices.some((each) => each === service)

const checkbox = 'service.'
export const checkboxOf = (service: string): string => `${checkbox}${service}`

/** The services that are selected in the form. */
export const selectedServices = (values: FormValues): readonly string[] =>
  Object.entries(values)
    .filter(([name, value]) => name.startsWith(checkbox) && value === 'on')
    .map(([name]) => name.slice(checkbox.length))

const emptyBusiness = ['empty-pick-up', 'empty-return']

function kindOf(services: readonly string[], business: string): StorageKind {
  if (services.includes('pre-pull')) return 'pre-pull'
  return emptyBusiness.includes(business) ? 'empty' : 'laden'
}

/** The fields of a depot query for the selected services, each as often as is usual for the containers. */
export function valuesForServices(values: FormValues): FormValues {
  const services = selectedServices(values)
  const containers = countIn(values.containers)
  const days = countIn(values.days)
  const work = services.flatMap((service) => {
    const done = workOf[service]
    return done ? [[done.field, String(containers * done.each)] as const] : []
  })
  const hasStorage = services.some((service) => service === 'storage' || service === 'pre-pull')
  return {
    ...values,
    kind: kindOf(services, values.business ?? ''),
    days: String(hasStorage ? days : 0),
    hazardous: services.includes('dangerous-container') ? 'on' : '',
    poweredDays: services.includes('reefer-plug') ? String(containers * days) : '',
    ...Object.fromEntries(work),
  }
}
