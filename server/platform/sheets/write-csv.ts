import { quoted } from './quoted.ts'

export const csvMediaType = 'text/csv; charset=utf-8'

/** Excel takes a file without it for the code page of the system. */
const byteOrderMark = '\uFEFF'

const cellOf = (text: string): string => `"${quoted(text).replaceAll('"', '""')}"`

/** Every cell is quoted, and none is read as a formula. */
export const writeCsv = (rows: readonly (readonly string[])[]): Uint8Array =>
  Buffer.from(`${byteOrderMark}${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`)
