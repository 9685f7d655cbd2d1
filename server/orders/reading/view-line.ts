import type { ReviewedLineView } from '#contract/orders.ts'
import type { ReviewedLine } from '#domain/orders/fees/fees.ts'

export const viewLine = (line: ReviewedLine): ReviewedLineView => ({
  lineId: line.lineId,
  kind: line.kind,
  quoted: 'quoted' in line ? line.quoted : null,
  contingency: 'contingency' in line ? line.contingency : null,
  confirmed: line.kind === 'removed' ? null : line.confirmed,
  reason: 'reason' in line ? line.reason : null,
})
