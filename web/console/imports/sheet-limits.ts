/** The same limits as on the server. */
export const sheetLimits = { rows: 60_000, megabytes: 20 } as const

const bytesPerMegabyte = 1024 * 1024

/** Checks name and size; the server checks the content. */
export const isSheet = ({ name, size }: Pick<File, 'name' | 'size'>): boolean =>
  /\.xlsx$/i.test(name) && size > 0 && size <= sheetLimits.megabytes * bytesPerMegabyte
