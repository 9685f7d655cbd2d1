import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { ItemName } from '#web/components/quotes/offer-facts.ts'
import { Prices } from '#web/components/quotes/prices.tsx'
import type { QuoteQueryInput } from '#web/components/quotes/use-prices.ts'
import { AskStaff, type StaffRequest } from './ask-staff.tsx'

type QuotedPricesProps = {
  readonly query: QuoteQueryInput | undefined
  /** What is said where there is none. */
  readonly noPrice?: string
  /** What staff are asked then. */
  readonly request: StaffRequest
  readonly nameOf: ItemName
  readonly children?: ReactNode
}

/** What a wish comes to; where it has no price, staff are asked with what was typed. */
export function QuotedPrices({ query, nameOf, noPrice, request, children }: QuotedPricesProps) {
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <Prices query={query} askStaffAt={`${pathname}${search}#request`} noPrice={noPrice} nameOf={nameOf}>
        {children}
      </Prices>
      {hash === '#request' && <AskStaff {...request} />}
    </>
  )
}
