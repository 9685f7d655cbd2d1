/** The sheets that are written as a job. */
export const exportedSheets = ['shipments', 'bookings'] as const
export type ExportedSheet = (typeof exportedSheets)[number]

/** A job that has not ended after `hours` has failed. */
export const exportStates = ['running', 'ready', 'failed'] as const
export type ExportState = (typeof exportStates)[number]

export const exportJobLimits = {
  /** A sheet with more rows is not sent while it is written. */
  streamedRows: 5_000,
  runningPerPerson: 3,
  hours: 1,
  /** After them the file is deleted. */
  lifeDays: 7,
} as const

const hourMs = 60 * 60 * 1000

type Job = { readonly startedAt: Date; readonly endedAt: Date | null }

export function exportStateOf({ startedAt, endedAt }: Job, now: Date): ExportState {
  if (endedAt !== null) return 'ready'
  return now.getTime() - startedAt.getTime() > exportJobLimits.hours * hourMs ? 'failed' : 'running'
}

/** When the file of an export is deleted. */
export const exportKeptUntil = (startedAt: Date): Date =>
  new Date(startedAt.getTime() + exportJobLimits.lifeDays * 24 * hourMs)
