const sixDigitHex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

// WCAG 2.2, definition of relative luminance.
function linear(channelHex: string): number {
  const share = Number.parseInt(channelHex, 16) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance(colour: string): number {
  const [, red, green, blue] = sixDigitHex.exec(colour) ?? []
  if (!red || !green || !blue) throw new Error(`not a #rrggbb colour: ${colour}`)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** What WCAG 2.2 level AA asks of text of ordinary size. */
export const readableContrast = 4.5

/** From 1 (the same colour) to 21 (black on white); colours as #rrggbb. */
export function contrastRatio(one: string, other: string): number {
  const first = luminance(one)
  const second = luminance(other)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
