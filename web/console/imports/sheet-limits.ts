/** What a sheet may be; the server holds to the same. */
export const sheetLimits = { rows: 60_000, megabytes: 20 } as const

const bytesPerMegabyte = 1024 * 1024

/** By its name and size; what it holds the server finds out. */
export const isSheet = ({ name, size }: Pick<File, 'name' | 'size'>): boolean =>
  /\.xlsx$/i.test(name) && size > 0 && size <= sheetLimits.megabytes * bytesPerMegabyte
