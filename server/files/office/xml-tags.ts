export type Tag = {
  /** Without the prefix of its namespace. */
  readonly name: string
  /** Undefined for a tag that does not end. */
  readonly tag: string | undefined
  /** The text up to the next tag. */
  readonly content: string
}

/** A quoted value may hold the sign that ends a tag. */
function endOf(piece: string): number {
  let quote = ''
  for (let at = 0; at < piece.length; at += 1) {
    const sign = piece.charAt(at)
    if (quote === '' && sign === '>') return at
    if (quote === '' && (sign === '"' || sign === "'")) quote = sign
    else if (sign === quote) quote = ''
  }
  return -1
}

/** Longer names are none of Word or Excel. */
const mostOfName = 200
const nameOf = /^(?:[^\s<>/:"'=]+:)?([^\s<>/:"'=]+)/

/** The tags that open an element, each read once: the time grows with the length of the text alone. */
export function* tagsIn(text: string): Generator<Tag> {
  for (let at = text.indexOf('<'); at >= 0; ) {
    const next = text.indexOf('<', at + 1)
    const piece = text.slice(at + 1, next < 0 ? undefined : next)
    const end = endOf(piece)
    const name = nameOf.exec(piece.slice(0, mostOfName))?.[1]
    if (name !== undefined)
      yield {
        name,
        tag: end < 0 ? undefined : piece.slice(0, end),
        content: end < 0 ? '' : piece.slice(end + 1),
      }
    at = next
  }
}

/** Comments, marked sections and instructions behind the first one could part what belongs together. */
export const isPlainXml = (text: string): boolean => !text.includes('<!') && text.indexOf('<?', 1) <= 1
