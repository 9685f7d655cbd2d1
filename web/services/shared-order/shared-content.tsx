import { useMemo } from 'react'
import type { OrderWork } from '#contract/order-work.ts'
import type { SharedOrder } from '#contract/shared-orders.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { locales } from '#domain/language/locales.ts'
import { notYetKnown } from '#domain/orders/sharing/not-yet-known.ts'
import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { OrderFields } from '#web/components/orders/order-fields.tsx'
import { MilestoneTimeline } from '#web/components/orders/running/milestone-timeline.tsx'
import { RunningDetails } from '#web/components/orders/running/running-details.tsx'
import { useRunningLabels } from '#web/components/orders/running/use-running-labels.ts'
import { containersText, useOrderEnds } from '#web/components/orders/use-order-summary.ts'
import { asPlaceNames, PlacesOnPage } from '#web/components/places/place-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SharedDocuments } from './shared-documents.tsx'
import styles from './shared-order.module.css'

type SharedProps = { readonly order: SharedOrder; readonly token: string }
type Values = SharedOrder['details']['values']

const isFilled = ({ fields, groups }: Values): boolean =>
  Object.keys(fields).length + Object.keys(groups).length > 0

/** What a link shows of an order; the server has left out everything else. */
export function SharedContent({ order, token }: SharedProps) {
  const { t } = useTranslation('orderSharing')
  const language = useLanguage()
  const places = useMemo(() => asPlaceNames(order.places), [order.places])
  const until = formatTime(new Date(order.sharedUntil), language, { format: 'dateTime' })
  return (
    <PlacesOnPage value={places}>
      <h1>{t(`page.titles.${order.scope}`)}</h1>
      <SharedFacts order={order} />
      <SharedWork order={order} />
      {order.documents.length > 0 && <SharedDocuments documents={order.documents} token={token} />}
      <p className={styles.note}>{t('page.until', { time: until })}</p>
    </PlacesOnPage>
  )
}

function SharedFacts({ order }: { readonly order: SharedOrder }) {
  const { t } = useTranslation('orderSharing')
  const { facts, places, services } = order
  const endsOf = useOrderEnds()
  const service = services[0]?.service ?? 'ocean'
  const ends = endsOf({ service, from: facts.from ?? null, to: facts.to ?? null, places })
  const ship = [facts.vessel, facts.voyage].filter(Boolean).join(' / ')
  const typed = (text: string | null | undefined) => text && <TypedText text={text} />
  return (
    <Panel title={t('page.facts')}>
      <DescriptionList
        layout="columns"
        items={[
          { term: t('page.number'), value: facts.number },
          { term: t('page.ownReference'), value: typed(facts.ownReference) },
          { term: t('orderRunning:fields.billNumber'), value: facts.billNumber },
          { term: t('page.from'), value: typed(ends.from) },
          { term: t('page.to'), value: typed(ends.to) },
          { term: t('page.containers'), value: containersText(facts.containers ?? []) || null },
          { term: t('page.ship'), value: ship || null },
          {
            term: t('orderFields:fields.etd'),
            value: facts.departsOn && <FormattedDay day={facts.departsOn} />,
          },
        ]}
      />
    </Panel>
  )
}

function SharedWork({ order: { scope, services, details, milestones } }: { readonly order: SharedOrder }) {
  const { t } = useTranslation('orderSharing')
  const [main = 'ocean', ...moreServices] = services.map(({ service }) => service)
  const ordered = { service: main, moreServices }
  const [first, ...moreFilled] = services.filter(({ values }) => isFilled(values))
  const labels = useRunningLabels()
  const list = new Intl.ListFormat(locales[useLanguage()])
  const unknown =
    scope === 'driver'
      ? notYetKnown(
          main,
          services.map(({ values }) => values),
          details.values,
        )
      : []
  const missing = list.format(unknown.map((field) => labels.field(field)))
  const work: Pick<OrderWork, 'details' | 'acknowledgedAt'> = {
    acknowledgedAt: null,
    details: { ...details, version: 1, writtenBy: '', writtenAt: null },
  }
  const records = milestones.map((record) => ({
    ...record,
    reason: null,
    recordedBy: '',
    recordedAt: record.at,
  }))
  return (
    <>
      {first && <OrderFields order={{ ...first, more: moreFilled, remarks: [] }} />}
      {isFilled(details.values) && <RunningDetails order={ordered} work={work} />}
      {missing.length > 0 && <p className={styles.note}>{t('page.notYet', { fields: missing })}</p>}
      {scope === 'consignee' && <MilestoneTimeline order={ordered} records={records} />}
    </>
  )
}
