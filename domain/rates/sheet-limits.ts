/** Of a rate sheet: rows without the header, columns, characters of a cell, and the size of the file. */
export const rateSheetLimits = { rows: 60_000, columns: 60, characters: 2_000, megabytes: 20 } as const
