import type { StorageKind } from '#domain/tariffs/depot/depot-tariff.ts'
import { type Given, type Rules, required } from '#web/components/forms/rules.ts'
import type { QueryOf } from '#web/components/quotes/query-url.ts'
import { asHomePort, type HomePort } from '#web/services/shared/home-ports.ts'
import { countIn, countRule, dayFrom, dayRule, optionalCount } from '#web/services/shared/measures.ts'

export type DepotFormQuery = QueryOf<'depot'>

export const storageKinds = ['empty', 'laden', 'pre-pull'] as const satisfies readonly StorageKind[]

const bounds = {
  containers: { least: 1, most: 500 },
  days: { least: 0, most: 366 },
  work: { least: 0, most: 1000 },
} as const

/** What may be done beside the storage, as it is counted. */
export const workFields = [
  'lifts',
  'cleanings',
  'weighings',
  'inspections',
  'extraMoves',
  'poweredDays',
] as const
export type WorkField = (typeof workFields)[number]

export const stayRules = (today: string): Rules => ({
  containers: countRule(bounds.containers),
  days: countRule(bounds.days),
  day: dayRule(today),
})

const workRules: Rules = {
  lifts: optionalCount(bounds.work),
  cleanings: optionalCount(bounds.work),
  weighings: optionalCount(bounds.work),
  inspections: optionalCount(bounds.work),
  extraMoves: optionalCount(bounds.work),
  poweredDays: optionalCount(bounds.days),
}

/** In the order of the fields; the port where it is chosen in the form itself. */
export const depotRules = (today: string, hasPort: boolean): Rules => ({
  ...(hasPort && { port: required }),
  ...stayRules(today),
  ...workRules,
})

type Where = { readonly port?: HomePort; readonly depot?: string }

/** From a form that keeps its rules; nothing where no port of ours is named. */
export function depotQueryOf(given: Given, today: string, where: Where = {}): DepotFormQuery | undefined {
  const port = where.port ?? asHomePort(given.port)
  if (!port) return undefined
  const work = Object.fromEntries(workFields.map((field) => [field, countIn(given[field])])) as Record<
    WorkField,
    number
  >
  return {
    service: 'depot',
    port,
    ...(where.depot && { depot: where.depot }),
    day: dayFrom(given.day, today),
    size: given.size === '40' ? 40 : 20,
    kind: storageKinds.find((each) => each === given.kind) ?? 'laden',
    containers: countIn(given.containers, 1),
    days: countIn(given.days),
    hazardous: given.hazardous === 'on',
    ...work,
  }
}

/** What stands in the form when it was asked before. */
export function givenOf(query: DepotFormQuery | undefined): Given {
  if (!query) return {}
  const work = workFields.map((field) => [field, query[field] > 0 ? String(query[field]) : ''] as const)
  return {
    port: query.port,
    day: query.day,
    size: String(query.size),
    kind: query.kind,
    containers: String(query.containers),
    days: String(query.days),
    hazardous: query.hazardous ? 'on' : '',
    ...Object.fromEntries(work),
  }
}
