import type { OfferSummary } from '#contract/offers.ts'
import { FormattedDay, FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { cutOffsFor, transitOf } from './offer-details.ts'

/** Every date of a sailing: its cut-offs, departure and arrival. */
export function OfferTimes({ offer }: { offer: OfferSummary }) {
  const { t } = useTranslation('prices')
  const names = useNames()
  const { sailing } = offer.item
  if (!sailing) return null
  const { departsAt, departsOn, arrivesOn, terminal, linerService } = sailing
  const transit = transitOf(offer)
  const cutOffs = cutOffsFor(offer).map(({ code, time, basis }) => ({
    term: t(`cutOffs.${code}`),
    value: (
      <>
        <FormattedTime at={time.toISOString()} /> <small>{t(`cutOffs.${basis}`)}</small>
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
          {
            term: t('list.transitName'),
            value: transit !== undefined && t('list.transit', { count: transit }),
          },
          { term: t('list.arrives'), value: arrivesOn && <FormattedDay day={arrivesOn} /> },
        ]}
      />
      <p>{t('list.clock')}</p>
    </>
  )
}
