export const scheduleStatuses = ['normal', 'stop', 'delay', 'early', 'on-time'] as const
export type ScheduleStatus = (typeof scheduleStatuses)[number]

/** An omitted call is left out of a voyage that sails; a blank one belongs to a voyage withdrawn. */
export const callStates = ['saved', 'omitted', 'blank'] as const
export type CallState = (typeof callStates)[number]

/** One moment of a vessel's call, berthing, arrival or departure, against its plan. */
export type PlannedCall = {
  readonly call: CallState
  readonly planned?: Date
  readonly estimated?: Date
  readonly actual?: Date
}

/** Up to so far from the plan a call is on time: tide and berth move it as much without anybody's delay. */
export const onTimeToleranceHours = 6

/** What happened counts before what is expected; without either, or without a plan, no change is known. */
export function scheduleStatus({ call, planned, estimated, actual }: PlannedCall): ScheduleStatus {
  if (call !== 'saved') return 'stop'
  const reported = actual ?? estimated
  if (!planned || !reported) return 'normal'
  const hoursLate = (reported.getTime() - planned.getTime()) / 3_600_000
  if (hoursLate > onTimeToleranceHours) return 'delay'
  return hoursLate < -onTimeToleranceHours ? 'early' : 'on-time'
}
