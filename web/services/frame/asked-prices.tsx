import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { SubjectName } from '#web/parts/quotes/offer-facts.ts'
import { Prices } from '#web/parts/quotes/prices.tsx'
import type { AskedWish } from '#web/parts/quotes/use-prices.ts'
import { AskStaff, type StaffRequest } from './ask-staff.tsx'

type AskedPricesProps = {
  readonly wish: AskedWish | undefined
  /** What is said where there is none. */
  readonly noPrice?: string
  /** What staff are asked then. */
  readonly request: StaffRequest
  readonly nameOf: SubjectName
  readonly children?: ReactNode
}

/** What a wish comes to; where it has no price, staff are asked with what was typed. */
export function AskedPrices({ wish, nameOf, noPrice, request, children }: AskedPricesProps) {
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <Prices wish={wish} askStaffAt={`${pathname}${search}#request`} noPrice={noPrice} nameOf={nameOf}>
        {children}
      </Prices>
      {hash === '#request' && <AskStaff {...request} />}
    </>
  )
}
