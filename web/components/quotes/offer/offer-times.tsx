import type { OfferSummary } from '#contract/offers.ts'
import { FormattedDay, FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import { cutOffsFor, transitOf } from '#web/components/quotes/state/offer-details.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { useArrivalItems } from './use-arrival-items.tsx'

/** Every date of a sailing: its cut-offs, departure and arrival. */
export function OfferTimes({ offer }: { offer: OfferSummary }) {
  const { t } = useTranslation('prices')
  const names = useNames()
  const { sailing } = offer.item
  const arrival = useArrivalItems(sailing, t('list.arrives'))
  if (!sailing) return null
  const { departsAt, departsOn, terminal, linerService, imoNumber } = sailing
  const transit = transitOf(offer)
  const known = cutOffsFor(offer)
  const isEstimated = known.every(({ basis }) => basis === 'usual')
  const cutOffs = known.map(({ code, time, basis }) => ({
    term: t(`cutOffs.${code}`),
    value: (
      <>
        <FormattedTime at={time.toISOString()} /> {!isEstimated && <small>{t(`cutOffs.${basis}`)}</small>}
      </>
    ),
  }))
  const departure = departsAt ? <FormattedTime at={departsAt} /> : <FormattedDay day={departsOn} />
  return (
    <>
      <DescriptionList
        items={[
          ...cutOffs,
          { term: t('list.departs'), value: departure },
          { term: t('myQuotes:sailing.terminal'), value: terminal && names.place(terminal) },
          { term: t('myQuotes:sailing.service'), value: linerService },
          { term: t('list.imoNumber'), value: imoNumber },
          {
            term: t('list.transitName'),
            value: transit !== undefined && t('list.transit', { count: transit }),
          },
          ...arrival,
        ]}
      />
      <p>
        {isEstimated && known.length > 0 && <>{t('list.estimated')} </>}
        {t('list.clock')}
      </p>
    </>
  )
}
