import type { FeeLine, QuotedContingentCharge } from '#domain/quotes/fee-line.ts'

/** What of a quote says how many containers, trucks and bills it has. */
type CountedQuote = {
  readonly lines: readonly FeeLine[]
  readonly query: { readonly mode: string; readonly containers?: number } | null
}

export const isContainer = ({ quantity }: Pick<FeeLine, 'quantity'>): boolean => quantity.unit === 'container'

/** The type of a line's containers: work of a warehouse on them names it otherwise than transport does. */
const typeOf = ({ params: { type, containerType = type } }: FeeLine) => containerType

const pairedSuffix = '-paired'

/** The containers of one type, from the fee that counts the most; 0 if no line counts them. */
function containersOfType(lines: readonly FeeLine[], type: string | undefined): number {
  const own = lines.filter((line) => isContainer(line) && typeOf(line) === type)
  // Containers that share a truck have their own line of the same work.
  const byFee = Map.groupBy(own, ({ fee, rule }) => `${fee} ${rule.replace(pairedSuffix, '')}`)
  const counts = [...byFee.values()].map((same) =>
    same.reduce((sum, { quantity }) => sum + Number(quantity.amount), 0),
  )
  return Math.max(0, ...counts)
}

/** How many containers a contingent charge can apply to: those of its type, or all. */
export function containersFor(
  { variant }: Pick<QuotedContingentCharge, 'variant'>,
  { lines, query }: CountedQuote,
): number {
  if (query?.mode === 'depot') return query.containers ?? 1
  const types = new Set(lines.filter(isContainer).map((line) => String(typeOf(line))))
  const all = [...types].reduce((sum, type) => sum + containersOfType(lines, type), 0)
  const own = variant === undefined ? 0 : containersOfType(lines, variant)
  // A line of an offer by staff that names no type is for the containers of all types.
  return Math.max(1, own || Math.max(all, containersOfType(lines, undefined)))
}

/** How many trucks a trucking charge can apply to: two containers may share one. */
export function vehiclesFor(contingentCharge: QuotedContingentCharge, quote: CountedQuote): number {
  const { variant, mode } = contingentCharge
  const shared = quote.lines.filter(
    ({ rule, params, mode: ofLine }) =>
      ofLine === mode && rule.endsWith(pairedSuffix) && (variant === undefined || params.type === variant),
  )
  const saved = shared.reduce(
    (sum, { params }) => sum + Number(params.containers) - Number(params.vehicles),
    0,
  )
  return containersFor(contingentCharge, quote) - saved
}

/** The bills of lading of an ocean quote, from the fee that counts the most. */
export const billsIn = ({ lines }: Pick<CountedQuote, 'lines'>): number =>
  Math.max(
    1,
    ...lines.filter(({ quantity }) => quantity.unit === 'BL').map((line) => Number(line.quantity.amount)),
  )
