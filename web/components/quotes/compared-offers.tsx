import { QueryState } from '#web/components/query/query-state.tsx'
import { CompareTable, type CompareTableProps } from './compare-table.tsx'
import { useOpenedOffers } from './use-opened-offer.ts'
import type { QuoteQueryInput } from './use-prices.ts'

type ComparedOffersProps = Omit<CompareTableProps, 'offers'> & {
  readonly query: QuoteQueryInput
  readonly codes: readonly string[]
}

const skeleton = { rows: 8 } as const

/** Reads the lines of the offers that are compared. */
export function ComparedOffers({ query, codes, ...table }: ComparedOffersProps) {
  return (
    <QueryState query={useOpenedOffers(query, codes)} skeleton={skeleton}>
      {(opened) => <CompareTable {...table} offers={opened.map(({ offer }) => offer)} />}
    </QueryState>
  )
}
