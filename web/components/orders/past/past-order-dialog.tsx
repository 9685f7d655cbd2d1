import { useMemo } from 'react'
import type { PastOrder } from '#contract/order-as-of.ts'
import { formatTime } from '#domain/language/format-time.ts'
import type { DocumentSide } from '#domain/orders/documents/document-kinds.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { FeeTable } from '#web/components/orders/fee-table.tsx'
import { FeeTotals } from '#web/components/orders/fee-totals.tsx'
import { OrderFields } from '#web/components/orders/order-fields.tsx'
import { MilestoneTimeline } from '#web/components/orders/running/milestone-timeline.tsx'
import { RunningDetails } from '#web/components/orders/running/running-details.tsx'
import { asPlaceNames, PlacesOnPage } from '#web/components/places/place-names.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import styles from './past.module.css'

type PastOrderProps = {
  readonly number: string
  readonly side: DocumentSide
  readonly at: string
  onClose(): void
}

const calls = { customer: 'GET /api/orders/asOf', staff: 'GET /api/console/orders/asOf' } as const

/** An order as it was at a moment, marked as such and without anything to do. */
export function PastOrderDialog({ number, side, at, onClose }: PastOrderProps) {
  const { t } = useTranslation('orderView')
  const time = formatTime(new Date(at), useLanguage(), { format: 'dateTime' })
  const query = useCallQuery(calls[side], { query: { number, at } })
  const isOutside = query.status === 'refused' && query.refusal.refusal === 'invalid-input'
  return (
    <Dialog
      title={t('past.title', { number, time })}
      closeLabel={t('common:close')}
      size="wide"
      startsAtTop
      isRouted
      onClose={onClose}
    >
      {isOutside ? (
        <EmptyState state="no-match" title={t('past.outside')} text={t('past.outsideText')} />
      ) : (
        <QueryState query={query} skeleton={{ rows: 6 }}>
          {(order) => <PastContent order={order} />}
        </QueryState>
      )}
    </Dialog>
  )
}

function PastContent({ order }: { readonly order: PastOrder }) {
  const { t } = useTranslation('orderView')
  const places = useMemo(() => asPlaceNames(order.places), [order.places])
  const { service, state, since, values, more, fees, details, milestones } = order
  const ordered = { service, moreServices: more.map((one) => one.service) }
  const hasWork = details.version > 0 || milestones.length > 0
  return (
    <PlacesOnPage value={places}>
      <div className={styles.past}>
        <Panel title={t('past.status')} tone="info" lead={t('past.lead')}>
          <DescriptionList
            layout="columns"
            items={[
              { term: t('past.state'), value: t(`orders:states.${state}`) },
              { term: t('past.fees'), value: t(`orders:fees.${fees.state}`) },
              { term: t('past.since'), value: <FormattedTime at={since} format="dateTime" /> },
            ]}
          />
        </Panel>
        <Panel title={t('fees.title')}>
          <FeeTable fees={fees} order={ordered} />
          <FeeTotals fees={fees} />
        </Panel>
        <OrderFields order={{ service, values, more, remarks: [] }} />
        {hasWork && <RunningDetails order={ordered} work={{ details, acknowledgedAt: null }} />}
        {hasWork && <MilestoneTimeline order={ordered} records={milestones} />}
      </div>
    </PlacesOnPage>
  )
}
