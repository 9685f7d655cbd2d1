import { encode } from 'uqr'

/** ISO/IEC 18004 requires a quiet zone of four modules. */
const quietZone = 4

/** The dark modules. */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', border: quietZone }).data

/** One rectangle per run of dark modules in a row. */
const barsOf = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((dark) => (dark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')

/** A QR code as vectors, sharp at any size. */
export function qrDrawing(text: string): string {
  const modules = qrModules(text)
  const size = modules.length
  const bars = modules.map(barsOf).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><path fill="#000000" d="${bars}"/></svg>`
}
