import type { ReactNode } from 'react'
import type { OrderView } from '#contract/orders.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { type OrderSection, orderSections } from '#domain/notifications/workbench-paths.ts'
import type { DocumentSide } from '#domain/orders/documents/document-kinds.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useOnOrderChange } from '#web/client/query/use-on-order-change.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { type Section, Sections } from '#web/components/sections/sections.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { orderCalls } from './correspondence/order-calls.ts'
import { useOrderSummary } from './use-order-summary.ts'

type OrderSectionsProps = {
  readonly order: OrderView
  readonly side: DocumentSide
  /** What is in each; a section without anything is left out. */
  readonly contents: Readonly<Record<OrderSection, ReactNode>>
  /** For a reader whose work is in one section, whatever the order waits for. */
  readonly first?: OrderSection | undefined
}

/** What the reader needs first: the remarks on a returned order, the charges until it runs, then the work. */
function firstOf({ state, tab }: Pick<OrderView, 'state' | 'tab'>): OrderSection {
  if (state === 'returned') return 'details'
  return tab === 'in-process' || tab === 'completed' ? 'work' : 'charges'
}

/** The parts of an order under what is to be done and paid. */
export function OrderSections({ order, side, contents, first }: OrderSectionsProps) {
  const { t } = useTranslation('orderView')
  const summaries = useSummaries(order, side)
  const sections = orderSections
    .filter((id) => contents[id])
    .map((id): Section => ({ id, ...summaries[id], content: contents[id] }))
  return (
    <Sections
      label={t('sections.label')}
      sections={sections}
      first={first ?? firstOf(order)}
      opensFirst={first !== undefined || (side === 'customer' && order.waitsFor === 'customer')}
    />
  )
}

type Summary = Omit<Section, 'id' | 'content'>

function useSummaries(order: OrderView, side: DocumentSide): Readonly<Record<OrderSection, Summary>> {
  const { t } = useTranslation('orderView')
  const shipmentOf = useOrderSummary()
  const latest = order.history[0]
  return {
    work: { title: t('sections.work'), summary: useShipText(order) },
    charges: {
      title: t('fees.title'),
      // What was billed since is owed beside the total.
      summary: <FormattedMoney money={order.payment.terms === null ? order.total : order.payment.owed} />,
      // Staff can withdraw any charge, but have to answer only an objection.
      count: order.laterCharges.filter(({ open }) => open.includes(side === 'staff' ? 'uphold' : 'object'))
        .length,
    },
    details: { title: t('details.title'), summary: shipmentOf(order) },
    ...useCorrespondence(order.number, side),
    history: { title: t('history.title'), summary: latest && t(`events.${latest.kind}`) },
  }
}

/** The ship and the day, or the state of an order without a ship. */
function useShipText({ vessel, voyage, departsOn, state }: OrderView): string {
  const { t } = useTranslation('orderView')
  const language = useLanguage()
  const parts = [vessel, voyage, departsOn && formatDay(departsOn, language)].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : t(`shortStates.${state}`)
}

/** They are loaded by the sections themselves. */
function useCorrespondence(
  number: string,
  side: DocumentSide,
): Readonly<Record<'documents' | 'messages', Summary>> {
  const { t } = useTranslation('orderMessages')
  const documents = useCallQuery(orderCalls[side].documents, { query: { number } })
  const messages = useCallQuery(orderCalls[side].messages, { query: { number } })
  // Staff read all of an order again, in the console.
  useOnOrderChange(number, documents.retry)
  useOnOrderChange(number, messages.retry)
  const added =
    documents.status === 'ready' ? documents.data.documents.filter(({ withdrawn }) => !withdrawn) : undefined
  const written = messages.status === 'ready' ? messages.data : undefined
  const last = written?.messages.at(-1)
  return {
    documents: {
      title: t('documents.title'),
      summary:
        added && (added.length > 0 ? t('documents.count', { count: added.length }) : t('documents.none')),
    },
    messages: {
      title: t('messages.title'),
      summary: last ? <TypedText text={last.text} /> : written && t('messages.none'),
      count: written?.unread,
    },
  }
}
