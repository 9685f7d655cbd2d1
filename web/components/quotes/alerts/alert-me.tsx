import { useState } from 'react'
import type { OffersData } from '#contract/quotes.ts'
import { byPrice } from '#domain/quotes/offers/compare.ts'
import { useInvalidate } from '#web/client/query/use-call-mutation.ts'
import type { OceanInput } from '#web/components/quotes/sailings/next-sailings.tsx'
import type { QuoteQueryInput } from '#web/components/quotes/state/use-prices.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { AlertForm, type AlertStart } from './alert-form.tsx'

type AlertMeProps = { readonly query: QuoteQueryInput; readonly offers: OffersData['offers'] }

/** The lane of the search, and today's lowest price where it is that of one container. */
function startOf({ pol, pod, containers }: OceanInput, offers: OffersData['offers']): AlertStart {
  const [first] = containers
  const [cheapest] = offers.toSorted(byPrice)
  const isOne = containers.length === 1 && first?.count === 1
  return {
    pol,
    pod,
    type: first?.type,
    ...(isOne && cheapest && { threshold: cheapest.quote.total.amount.split('.')[0] }),
  }
}

/** Sets a rate alert for the lane that was searched. */
export function AlertMe({ query, offers }: AlertMeProps) {
  const { t } = useTranslation('prices')
  const [isOpen, setOpen] = useState(false)
  const invalidate = useInvalidate()
  if (query.mode !== 'ocean') return null
  const onAdded = () => {
    setOpen(false)
    showToast('info', t('myQuotes:alert.added'))
    invalidate('GET /api/alerts')
  }
  return (
    <>
      <Button isCompact onClick={() => setOpen(true)}>
        {t('list.alertMe')}
      </Button>
      {isOpen && (
        <Dialog
          title={t('list.alertMe')}
          closeLabel={t('common:close')}
          size="large"
          onClose={() => setOpen(false)}
        >
          <p>{t('myQuotes:alert.lead')}</p>
          <AlertForm start={startOf(query, offers)} onAdded={onAdded} />
        </Dialog>
      )}
    </>
  )
}
