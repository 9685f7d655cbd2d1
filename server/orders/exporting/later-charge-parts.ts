import type { LaterChargeView } from '#contract/later-charge-view.ts'
import type { OrderView } from '#contract/orders.ts'
import { standingCharges } from '#domain/orders/later-charges/later-charge.ts'
import { payerTotalsOf } from '#domain/quotes/totals.ts'
import { heading } from '#server/platform/pdf/branded-page.ts'
import type { PdfCell, PdfContent } from '#server/platform/pdf/pdf-document.ts'
import { feeTable, totalRows, totalsTable } from './fee-parts.ts'
import { chargeText, type FeeContext, figures } from './fee-rows.ts'

const rowOf = (context: FeeContext, { contingency, confirmed, note, state }: LaterChargeView): PdfCell[] => [
  [chargeText(context, contingency), note].filter(Boolean).join('\n'),
  context.words.text(`laterCharges.states.${state}`),
  ...figures(context, confirmed),
]

/** What was billed while the order ran, and what of it is due. */
export function laterChargeParts(
  context: FeeContext,
  { laterCharges }: Pick<OrderView, 'laterCharges'>,
): readonly PdfContent[] {
  if (laterCharges.length === 0) return []
  const { words } = context
  const { shipper } = payerTotalsOf(standingCharges(laterCharges))
  return [
    heading(words.text('laterCharges.title')),
    { text: words.text('orderDocuments.later.lead'), margin: [0, 0, 0, 4] },
    feeTable(
      context,
      laterCharges.map((charge) => rowOf(context, charge)),
      'state',
    ),
    totalsTable(totalRows(context, shipper, words.text('orderDocuments.later.total'))),
  ]
}
