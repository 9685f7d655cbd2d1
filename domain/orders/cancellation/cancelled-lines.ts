import type { AnnouncedCost, ReviewedLine } from '#domain/orders/fees/fees.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'

/** The cost of cancelling replaces the price: no other line is charged any more. */
export const cancelledLines = (
  lines: readonly ReviewedLine[],
  charges: readonly AnnouncedCost[],
): readonly ReviewedLine[] => [
  ...lines.flatMap((line): readonly ReviewedLine[] =>
    'quoted' in line
      ? [
          {
            kind: 'removed',
            lineId: line.lineId,
            quoted: line.quoted,
            reason: line.kind === 'removed' ? line.reason : '',
          },
        ]
      : [],
  ),
  ...charges.map(
    ({ contingency, confirmed }): ReviewedLine => ({
      kind: 'cancellation',
      lineId: `cancellation.${contingentChargeKey(contingency)}`,
      contingency,
      confirmed,
    }),
  ),
]
