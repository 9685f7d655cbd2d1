import { QueryState } from '#web/components/query/query-state.tsx'
import { useOpenedOffers } from '#web/components/quotes/state/use-opened-offer.ts'
import type { QuoteQueryInput } from '#web/components/quotes/state/use-prices.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CompareTable, type CompareTableProps } from './compare-table.tsx'

type ComparedOffersProps = Omit<CompareTableProps, 'opened'> & {
  readonly query: QuoteQueryInput
  readonly codes: readonly string[]
  onClosed(): void
}

const skeleton = { rows: 8 } as const

/** Reads the lines of the offers that are compared, and shows them over the page. */
export function ComparedOffers({ query, codes, onClosed, ...table }: ComparedOffersProps) {
  const { t } = useTranslation('prices')
  return (
    <Dialog title={t('compare.title')} closeLabel={t('common:close')} size="wide" onClose={onClosed}>
      <QueryState query={useOpenedOffers(query, codes)} skeleton={skeleton}>
        {(opened) => <CompareTable {...table} opened={opened} />}
      </QueryState>
    </Dialog>
  )
}
