import { compareMoney, type Money, readAmount, subtract } from '#domain/values/money.ts'

export const receiptStates = ['sent', 'booked', 'refused', 'withdrawn'] as const
export type ReceiptState = (typeof receiptStates)[number]

/** What finance decides about a receipt. */
export const receiptAnswers = ['booked', 'refused'] as const
type ReceiptAnswer = (typeof receiptAnswers)[number]

/** Our choice: part payments of one order. */
export const mostReceipts = 20

const readableTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

/** Finance reads it in the browser: a PDF or a picture. */
export const isReceiptType = (mediaType: string): boolean => readableTypes.includes(mediaType)

type Receipt = { readonly answer: ReceiptAnswer | null; readonly isWithdrawn: boolean }

/** A document that was withdrawn before finance answered is no receipt any more. */
export function receiptState({ answer, isWithdrawn }: Receipt): ReceiptState {
  if (answer) return answer
  return isWithdrawn ? 'withdrawn' : 'sent'
}

/** By how much a typed amount is above what is due; null where it is not, or its currency is another. */
export function amountAbove(due: Money, typed: string, currency: string): Money | null {
  if (currency !== due.currency) return null
  const amount = readAmount(typed, due.currency)
  return amount.ok && compareMoney(amount.value, due) > 0 ? subtract(amount.value, due) : null
}
