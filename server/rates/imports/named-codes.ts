const mostNamed = 5

/** The first codes are named; there may be thousands. */
export function namedCodes(codes: readonly string[]): string {
  const different = [...new Set(codes)]
  const more = different.length > mostNamed ? ', …' : ''
  return different.slice(0, mostNamed).join(', ') + more
}
