/** Of a rate sheet: rows without the header, and the size of the file. */
export const rateSheetLimits = { rows: 60_000, megabytes: 20 } as const
