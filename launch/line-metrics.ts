/** Where a table of a font begins (OpenType, "Table Directory"). */
function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4)
  for (let at = 12; at < 12 + count * 16; at += 16)
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  throw new Error(`A font without the table ${tag}`)
}

const unitsOf = (font: Buffer) => font.readUInt16BE(tableAt(font, 'head') + 18)

/** Ascender, descender, line gap. */
const lineFields = [4, 6, 8] as const

/** The second font with the line height and the baseline of the first. */
export function withLineMetricsOf(model: Buffer, font: Buffer): Buffer {
  const scale = unitsOf(font) / unitsOf(model)
  const [from, to] = [tableAt(model, 'hhea'), tableAt(font, 'hhea')]
  const changed = Buffer.from(font)
  for (const field of lineFields)
    changed.writeInt16BE(Math.round(model.readInt16BE(from + field) * scale), to + field)
  return changed
}
