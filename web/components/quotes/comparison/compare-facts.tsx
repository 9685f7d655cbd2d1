import type { ReactNode } from 'react'
import type { OpenedOffer } from '#contract/quotes.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { formatDay, formatTime, formatZonedTime } from '#domain/language/format-time.ts'
import { freeDaysOf, freeTimeTriggers } from '#domain/quotes/offers/free-days.ts'
import { isDirect } from '#domain/quotes/offers/is-direct.ts'
import { cutOffCodes } from '#domain/schedules/cut-offs.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { cutOffsFor, transitOf } from '#web/components/quotes/state/offer-details.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

export type FactRow = { readonly name: string; readonly texts: readonly (string | undefined)[] }

/** The free days at both ends. */
function useFreeTimeRows(opened: readonly OpenedOffer[]): readonly FactRow[] {
  const { t } = useTranslation('prices')
  return freeTimeTriggers.map((trigger) => ({
    name: t(`compare.freeTime.${trigger}`),
    texts: opened.map(({ offer }) => {
      const count = freeDaysOf(trigger, offer.quote.contingentCharges)
      return count === undefined ? undefined : t('list.transit', { count })
    }),
  }))
}

/** Arrival, terminal at destination and routing. */
function useArrivalRows(opened: readonly OpenedOffer[]): readonly FactRow[] {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const sailings = opened.map(({ offer }) => offer.item.sailing)
  const arrivals = sailings.map((sailing) =>
    sailing?.arrivesAt
      ? formatZonedTime(new Date(sailing.arrivesAt), language, { zone: sailing.arrivalZone })
      : sailing?.arrivesOn && formatDay(sailing.arrivesOn, language),
  )
  const terminals = sailings.map((sailing) => sailing?.arrivalTerminal?.name[language])
  const routings = sailings.map((sailing) => (sailing && isDirect(sailing) ? t('list.direct') : undefined))
  return [
    { name: t('list.arrives'), texts: arrivals },
    { name: t('list.arrivalTerminal'), texts: terminals },
    { name: t('list.routing'), texts: routings },
  ]
}

/** What differs between sailings beside their prices: dates, cut-offs, free time, CO₂. A row that is empty for all is left out. */
export function useFactRows(opened: readonly OpenedOffer[]): readonly FactRow[] {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const names = useNames()
  const row = (name: string, textOf: (one: OpenedOffer) => string | undefined): FactRow => ({
    name,
    texts: opened.map(textOf),
  })
  const days = (count: number | undefined) => (count === undefined ? undefined : t('list.transit', { count }))
  const cutOffRows = cutOffCodes.map((code) =>
    row(t(`cutOffs.${code}`), ({ offer }) => {
      const found = cutOffsFor(offer).find((cutOff) => cutOff.code === code)
      return found && formatTime(found.time, language)
    }),
  )
  const rows = [
    row(t('list.departs'), ({ offer: { item } }) =>
      item.sailing?.departsAt
        ? formatTime(new Date(item.sailing.departsAt), language)
        : item.sailing && formatDay(item.sailing.departsOn, language),
    ),
    row(
      t('myQuotes:sailing.terminal'),
      ({ offer: { item } }) => item.sailing?.terminal && names.place(item.sailing.terminal),
    ),
    ...useArrivalRows(opened),
    row(t('list.transitName'), ({ offer }) => days(transitOf(offer))),
    ...cutOffRows,
    row(t('compare.validUntil'), ({ offer }) => formatTime(new Date(offer.validUntil), language)),
    ...useFreeTimeRows(opened),
    row(t('carbon.title'), ({ carbon }) =>
      carbon ? t('carbon.kilograms', { kilograms: formatAmount(String(carbon.kilograms)) }) : undefined,
    ),
  ]
  return rows.filter(({ texts }) => texts.some((text) => text !== undefined))
}

/** In a narrow column the time of the day may stand below the day. */
const beforeClock = /\u00A0(?=\d\d:\d\d$)/

type FactRowsProps = {
  readonly rows: readonly FactRow[]
  readonly codes: readonly string[]
  readonly none: ReactNode
}

export function FactRows({ rows, codes, none }: FactRowsProps) {
  return rows.map(({ name, texts }) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {codes.map((code, column) => (
        <td key={code}>{texts[column]?.replace(beforeClock, ' ') ?? none}</td>
      ))}
    </tr>
  ))
}
