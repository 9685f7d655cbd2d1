/**
 * Hours before departure, by DCSA code, where the carrier states no time. The spec gives no figures; these
 * are common for deep-sea exports from Chinese ports and follow the way of the container:
 */
export const hoursBeforeEtd = {
  // The empty container: two days remain to load it at the shipper's and to bring it in.
  ECP: 96,
  // Shipping instructions: three days, so that the manifest reaches the customs 24 hours before loading.
  DCO: 72,
  // The verified weight: a terminal lets no container in without it.
  VCO: 54,
  // The full container at the terminal.
  FCO: 48,
  // The customs release containers that are in the terminal; loading begins within the last day.
  CUA: 24,
} as const

export type CutOffCode = keyof typeof hoursBeforeEtd

/** The carrier's own word, or our usual hours. */
export const cutOffBases = ['carrier', 'usual'] as const

export type CutOff = {
  readonly code: CutOffCode
  readonly time: Date
  readonly basis: (typeof cutOffBases)[number]
}

export type Sailing = { readonly etd: Date; readonly stated?: Readonly<Partial<Record<CutOffCode, Date>>> }

/** The planner of a full container shows these; a backward plan has no step for documents. */
const planSteps = { 'pick-up': 'ECP', vgm: 'VCO', 'gate-in': 'FCO', customs: 'CUA' } as const

export type PlanStep = keyof typeof planSteps

export const cutOffCodes = Object.keys(hoursBeforeEtd) as readonly CutOffCode[]
export const planStepCodes = Object.keys(planSteps) as readonly PlanStep[]

const hoursBefore = (instant: Date, hours: number): Date => new Date(instant.getTime() - hours * 3_600_000)

function cutOff(code: CutOffCode, { etd, stated }: Sailing): CutOff {
  const time = stated?.[code]
  if (time) return { code, time, basis: 'carrier' }
  return { code, time: usualTime(code, { etd, stated }), basis: 'usual' }
}

/** A carrier that wants the full container earlier moves what must come before it by as much. */
function usualTime(code: CutOffCode, { etd, stated }: Sailing): Date {
  const usual = hoursBefore(etd, hoursBeforeEtd[code])
  if (!stated?.FCO || (code !== 'ECP' && code !== 'VCO')) return usual
  const beforeGateIn = hoursBefore(stated.FCO, hoursBeforeEtd[code] - hoursBeforeEtd.FCO)
  return beforeGateIn < usual ? beforeGateIn : usual
}

const byTime = (a: CutOff, b: CutOff): number => a.time.getTime() - b.time.getTime()

/** All cut-offs of a sailing, the first first. */
export const cutOffsOf = (sailing: Sailing): CutOff[] =>
  cutOffCodes.map((code) => cutOff(code, sailing)).sort(byTime)

/** By when the full container must be at the terminal. */
export const gateInOf = (sailing: Sailing): Date => cutOff('FCO', sailing).time

/** Without an empty container, documents or a place in the terminal nothing is loaded: the first of them closes the sailing. */
const closingCodes = ['DCO', 'ECP', 'FCO'] as const satisfies readonly CutOffCode[]

export const closingOf = (sailing: Sailing): CutOff =>
  closingCodes
    .map((code) => cutOff(code, sailing))
    .reduce((first, one) => (byTime(one, first) < 0 ? one : first))

/** The latest time for each thing the shipper of a full container must do, the first first. */
export const backwardPlan = (sailing: Sailing): (CutOff & { readonly step: PlanStep })[] =>
  planStepCodes.map((step) => ({ step, ...cutOff(planSteps[step], sailing) })).sort(byTime)
