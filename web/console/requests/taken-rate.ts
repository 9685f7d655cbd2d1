import { createContext, useContext, useEffect, useRef } from 'react'
import type { AdminRequest } from '#contract/requests.ts'
import { mostLines } from '#domain/quotes/charges/staff-charge.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { Currency } from '#domain/values/money.ts'
import { findFee, type TypedLine } from './answer-lines.ts'
import { typesOf, usualLines } from './usual-lines.ts'

/** The price of a rate for one container type; the cost for staff who see it. */
export type TakenRate = {
  readonly fee: FeeCode
  readonly currency: Currency
  readonly type: ContainerType
  readonly unitPrice: string
  readonly unitCost: string | undefined
}

/** The lines with the rate in the line of its charge and container type, and the position of that line. */
export function withRate(
  request: AdminRequest,
  lines: readonly TypedLine[],
  { fee, currency, type, unitPrice, unitCost }: TakenRate,
): { readonly lines: readonly TypedLine[]; readonly at: number } | undefined {
  const hasTypes = typesOf(request).length > 0
  const isItsLine = (line: TypedLine) =>
    findFee(line.fee) === fee && (!hasTypes || line.containerType === type)
  const found = lines.findIndex(isItsLine)
  const before = lines[found] ?? usualLines(request).find(isItsLine)
  const at = found < 0 ? lines.length : found
  if (!before || at >= mostLines) return undefined
  const filled: TypedLine = {
    ...before,
    unitPrice,
    unitCost,
    currency: currency === feeItems[fee].currency ? undefined : currency,
  }
  return { lines: lines.toSpliced(at, 1, filled), at }
}

type TakeRate = (rate: TakenRate) => void

/** What the open form does with a rate that is taken over; undefined while no form is open. */
export type RateTaking = {
  readonly take: TakeRate | undefined
  setTake(take: TakeRate | undefined): void
}

export const RateTakingContext = createContext<RateTaking>({ take: undefined, setTake: () => {} })

/** The form is open: rates beside it can be taken over. */
export function useTakenRates(take: TakeRate): void {
  const { setTake } = useContext(RateTakingContext)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    setTake((rate) => latest.current(rate))
    return () => setTake(undefined)
  }, [setTake])
}
