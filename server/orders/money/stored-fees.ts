import { addedPrice, changedPrice, savedPrice } from '#domain/orders/fees/confirmed-price.ts'
import type { ConfirmedPrice, Quoted, ReviewedLine } from '#domain/orders/fees/fees.ts'
import type { Fees } from '#domain/orders/lifecycle/order.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { money } from '#domain/values/money.ts'
import { quantity } from '#domain/values/quantity.ts'
import type { Result } from '#domain/values/refusal.ts'
import type { NewLine, StoredLine, StoredOrder } from '#server/orders/store/order-store.ts'

const accepted = <T>(result: Result<T>, lineId: string): T => {
  if (!result.ok) throw new Error(`The stored line ${lineId} is refused: ${result.refusal}`)
  return result.value
}

const required = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`A stored line has no ${what}`)
  return value
}

/** What staff typed is calculated again: the same price comes out for ever, because the quote is frozen. */
function lineFrom(row: StoredLine, quote: Quoted): ReviewedLine {
  const { lineId, kind } = row
  if (kind === 'added' || kind === 'cancellation') {
    const key = lineId.slice(`${kind}.`.length)
    const contingency = required(
      quote.contingentCharges.find((one) => contingentChargeKey(one) === key),
      'announcement',
    )
    const typed = quantity(required(row.quantity, 'quantity'), contingency.unit).amount
    return {
      kind,
      lineId,
      contingency,
      confirmed: accepted(addedPrice(contingency, typed, quote, lineId), lineId),
    }
  }
  const quoted = required(
    quote.lines.find((line) => line.lineId === lineId),
    'quoted line',
  )
  if (kind === 'removed') return { kind, lineId, quoted, reason: row.reason ?? '' }
  if (kind === 'saved') return { kind, lineId, quoted, confirmed: savedPrice(quoted) }
  const typed = {
    unitPrice: money(required(row.unitPrice, 'price'), row.currency).amount,
    quantity: quantity(required(row.quantity, 'quantity'), quoted.quantity.unit).amount,
  }
  return {
    kind,
    lineId,
    quoted,
    confirmed: accepted(changedPrice(quoted, typed), lineId),
    reason: row.reason ?? '',
  }
}

export const linesFrom = (rows: readonly StoredLine[], quote: Quoted): readonly ReviewedLine[] =>
  rows.map((row) => lineFrom(row, quote))

const priceColumns = ({
  quantity,
  unitPrice,
  sum,
  exchangeRate,
  standardAmount,
  taxPercent,
}: ConfirmedPrice) => ({
  quantity: quantity.amount,
  unitPrice: unitPrice.amount,
  currency: sum.currency,
  sum: sum.amount,
  exchangeRate: exchangeRate.value,
  standardAmount: standardAmount.amount,
  taxPercent,
})

export function rowOf(line: ReviewedLine): NewLine {
  const { lineId, kind } = line
  if ('contingency' in line)
    return { lineId, kind, fee: line.contingency.fee, ...priceColumns(line.confirmed) }
  const { fee, sum } = line.quoted
  if (line.kind === 'removed') return { lineId, kind, fee, currency: sum.currency, reason: line.reason }
  const reason = line.kind === 'changed' ? line.reason : null
  return { lineId, kind, fee, ...priceColumns(line.confirmed), reason }
}

/** The lines of a quote before staff have looked at them. */
export const quotedLines = ({ lines }: Quoted): readonly ReviewedLine[] =>
  lines.map((quoted) => ({ kind: 'saved', lineId: quoted.lineId, quoted, confirmed: savedPrice(quoted) }))

type FeeColumns = Pick<StoredOrder, 'feeState' | 'proposedBy' | 'confirmedBy' | 'acceptedBy' | 'objections'>

export function feesFrom(
  { feeState: state, proposedBy, confirmedBy, acceptedBy, objections }: FeeColumns,
  lines: readonly ReviewedLine[],
): Fees {
  if (state === 'none') return { state }
  const proposal = { lines, proposedBy: required(proposedBy, 'proposer') }
  if (state === 'proposed') return { state, ...proposal }
  const confirmation = { ...proposal, confirmedBy: required(confirmedBy, 'confirmer') }
  if (state === 'confirmed') return { state, ...confirmation }
  if (state === 'disputed') return { state, ...confirmation, objections }
  return { state, ...confirmation, acceptedBy: required(acceptedBy, 'accepter') }
}

export const columnsOfFees = (fees: Fees): FeeColumns => ({
  feeState: fees.state,
  proposedBy: 'proposedBy' in fees ? fees.proposedBy : null,
  confirmedBy: 'confirmedBy' in fees ? fees.confirmedBy : null,
  acceptedBy: 'acceptedBy' in fees ? fees.acceptedBy : null,
  objections: 'objections' in fees ? fees.objections : [],
})
