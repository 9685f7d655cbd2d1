import { type Classifier, classifiers, type MilestoneCode, milestones } from './milestones.ts'

export type TrackingEvent = {
  readonly milestone: MilestoneCode
  readonly classifier: Classifier
  /** When it happens. */
  readonly eventTime: Date
  /** When the source reported it. */
  readonly recordedTime: Date
  readonly source: string
  readonly place?: string
}

export type Claim = Pick<TrackingEvent, 'eventTime' | 'recordedTime' | 'source' | 'place'>

/** What the sources say of one time when they differ, the best first. */
export type Conflict = { readonly classifier: Classifier; readonly claims: readonly Claim[] }

export type TimelineEntry = {
  readonly milestone: MilestoneCode
  /** The best known claim of each kind. */
  readonly planned?: Claim
  readonly estimated?: Claim
  readonly actual?: Claim
  readonly conflicts: readonly Conflict[]
  /** A later step has happened while this required one is not known to have. */
  readonly isMissing: boolean
  /** Earlier steps whose reported time is after this one. */
  readonly happenedBefore: readonly MilestoneCode[]
}

export type Timeline = {
  readonly entries: readonly TimelineEntry[]
  readonly currentStep: MilestoneCode | undefined
  readonly lastRecordedTime: Date | undefined
}

/** Sources round to the minute; reports that differ by less than this agree. */
const roundingMs = 60_000

/** The twelve steps with the times of the recorded events, which may come in any order. */
export function timelineOf(events: readonly TrackingEvent[]): Timeline {
  const known = milestones.map(({ code, required }) => ({
    required,
    ...knownOf(events.filter((event) => event.milestone === code)),
    milestone: code,
  }))
  const lastActual = known.findLastIndex(({ actual }) => actual)
  const entries = known.map(({ required, ...entry }, index) => ({
    ...entry,
    isMissing: required && !entry.actual && index < lastActual,
    happenedBefore: known
      .slice(0, index)
      .filter((earlier) => isBefore(entry.actual, earlier.actual))
      .map((earlier) => earlier.milestone),
  }))
  const recorded = events.map((event) => event.recordedTime.getTime())
  return {
    entries,
    currentStep: entries[currentIndex(entries, lastActual)]?.milestone,
    lastRecordedTime: recorded.length > 0 ? new Date(Math.max(...recorded)) : undefined,
  }
}

/** The time since the last report of a source; 0 where its clock runs ahead. */
export function ageOfInformationMs(timeline: Timeline, now: Date): number | undefined {
  if (!timeline.lastRecordedTime) return undefined
  return Math.max(0, now.getTime() - timeline.lastRecordedTime.getTime())
}

/**
 * The last step that has happened. A loading plan counts once no required step is between the two:
 * carriers announce a planned loading as early as the booking, when the container is still empty.
 */
function currentIndex(entries: readonly TimelineEntry[], lastActual: number): number {
  const plan = milestones.findIndex(({ code }) => code === 'loaded-plan')
  const isNext =
    lastActual < plan && milestones.slice(lastActual + 1, plan).every(({ required }) => !required)
  return isNext && entries[plan]?.planned ? plan : lastActual
}

function knownOf(events: readonly TrackingEvent[]) {
  const best: { planned?: Claim; estimated?: Claim; actual?: Claim } = {}
  const conflicts: Conflict[] = []
  for (const classifier of classifiers) {
    const claims = claimsOf(events.filter((event) => event.classifier === classifier))
    if (claims[0]) best[classifier] = claims[0]
    if (differ(claims)) conflicts.push({ classifier, claims })
  }
  return { ...best, conflicts }
}

/** One claim a source, its newest: a source that speaks again corrects itself. The newest of all is the best. */
function claimsOf(events: readonly TrackingEvent[]): Claim[] {
  const newest = new Map<string, Claim>()
  for (const { eventTime, recordedTime, source, place } of [...events].sort(byNewest)) {
    if (!newest.has(source)) newest.set(source, { eventTime, recordedTime, source, place })
  }
  return [...newest.values()]
}

/** Newest record first; the further keys only make the order one and the same for the same events. */
function byNewest(a: Claim, b: Claim): number {
  return (
    b.recordedTime.getTime() - a.recordedTime.getTime() ||
    a.eventTime.getTime() - b.eventTime.getTime() ||
    inOrder(a.source, b.source) ||
    Number(a.place === undefined) - Number(b.place === undefined) ||
    inOrder(a.place ?? '', b.place ?? '')
  )
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

function differ(claims: readonly Claim[]): boolean {
  const times = claims.map(({ eventTime }) => eventTime.getTime())
  const places = new Set(claims.flatMap(({ place }) => place ?? []))
  return places.size > 1 || Math.max(...times) - Math.min(...times) >= roundingMs
}

const isBefore = (step: Claim | undefined, earlier: Claim | undefined): boolean =>
  step !== undefined && earlier !== undefined && step.eventTime < earlier.eventTime
