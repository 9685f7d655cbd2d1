import { milestoneRows } from './milestones.data.ts'

export type MilestoneCode = (typeof milestoneRows)[number]['code']
export const classifiers = ['planned', 'estimated', 'actual'] as const
export type Classifier = (typeof classifiers)[number]

/** The ports of the voyage as UN/LOCODE; aliases of one port are settled before. */
export type VoyagePorts = { readonly loading: string; readonly discharge: string }

type TransportCall = {
  readonly UNLocationCode?: string
  readonly facilityTypeCode?: string
  readonly modeOfTransport?: string
}

/** The fields of a DCSA Track & Trace 2.2 event that decide its milestone. */
export type DcsaEvent = {
  readonly eventType: string
  readonly eventClassifierCode: string
  readonly shipmentEventTypeCode?: string
  readonly documentTypeCode?: string
  readonly reason?: string
  readonly transportEventTypeCode?: string
  readonly equipmentEventTypeCode?: string
  readonly emptyIndicatorCode?: string
  readonly transportCall?: TransportCall
}

type DcsaPattern = {
  readonly eventType: string
  readonly shipmentEventTypeCode?: string
  readonly documentTypeCode?: string
  readonly reason?: string
  readonly transportEventTypeCode?: string
  readonly equipmentEventTypeCode?: string
  readonly emptyIndicatorCode?: string
  readonly facilityTypeCode?: string
  readonly modeOfTransport?: string
  readonly port?: keyof VoyagePorts
}

export type Milestone = {
  readonly code: MilestoneCode
  /** Whether its absence is worth a flag once a later step has happened. */
  readonly required: boolean
  readonly industryCode: string | undefined
  /** What DCSA can say of it. */
  readonly classifiers: readonly Classifier[]
  readonly dcsa: DcsaPattern
}

export const milestones: readonly Milestone[] = milestoneRows

const classifierCodes: Readonly<Record<Classifier, string>> = {
  planned: 'PLN',
  estimated: 'EST',
  actual: 'ACT',
}

/** An event with a code of another type of event is a mismatched pair, hence all of them are compared. */
const comparedCodes = [
  'eventType',
  'shipmentEventTypeCode',
  'documentTypeCode',
  'transportEventTypeCode',
  'equipmentEventTypeCode',
  'emptyIndicatorCode',
] as const

/** The DCSA event of a milestone, or nothing where DCSA has no way to say it. */
export function toDcsa(
  code: MilestoneCode,
  classifier: Classifier,
  ports: VoyagePorts,
): DcsaEvent | undefined {
  const milestone = milestones.find((candidate) => candidate.code === code)
  if (!milestone?.classifiers.includes(classifier)) return undefined
  const { port, facilityTypeCode, modeOfTransport, ...codes } = milestone.dcsa
  const transportCall = {
    ...(port && { UNLocationCode: ports[port] }),
    ...(facilityTypeCode && { facilityTypeCode }),
    ...(modeOfTransport && { modeOfTransport }),
  }
  const isCall = port !== undefined || facilityTypeCode !== undefined
  return { ...codes, eventClassifierCode: classifierCodes[classifier], ...(isCall && { transportCall }) }
}

/** The milestone a DCSA event speaks of; unknown, mismatched and transhipment events are none. */
export function fromDcsa(
  event: DcsaEvent,
  ports: VoyagePorts,
): { readonly milestone: MilestoneCode; readonly classifier: Classifier } | undefined {
  for (const { code, classifiers, dcsa } of milestones) {
    const classifier = classifiers.find((known) => classifierCodes[known] === event.eventClassifierCode)
    if (classifier && matches(event, dcsa, ports)) return { milestone: code, classifier }
  }
  return undefined
}

function matches(event: DcsaEvent, pattern: DcsaPattern, ports: VoyagePorts): boolean {
  const { port, facilityTypeCode, modeOfTransport, reason } = pattern
  const call = event.transportCall
  if (comparedCodes.some((code) => event[code] !== pattern[code])) return false
  if (reason !== undefined && event.reason?.trim().toLowerCase() !== reason) return false
  if (facilityTypeCode && call?.facilityTypeCode !== facilityTypeCode) return false
  // Trucks and trains leave and reach the port too; many sources leave the mode out where a ship is meant.
  if (modeOfTransport && (call?.modeOfTransport ?? modeOfTransport) !== modeOfTransport) return false
  return port === undefined || call?.UNLocationCode === ports[port]
}

/** The milestone of a code of the Chinese port industry. */
export const fromIndustryCode = (industryCode: string): MilestoneCode | undefined =>
  milestones.find((milestone) => milestone.industryCode === industryCode)?.code
