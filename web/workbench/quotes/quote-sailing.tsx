import type { OfferData } from '#contract/offers.ts'
import { FormattedDay, FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import { useArrivalItems } from '#web/components/quotes/offer/use-arrival-items.tsx'
import { cutOffsFor, transitOf } from '#web/components/quotes/state/offer-details.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import styles from './quotes.module.css'

/** The sailing of the price: carrier, vessel, terminal, dates and cut-offs. */
export function QuoteSailing({ offer }: { offer: OfferData }) {
  const { t } = useTranslation('myQuotes')
  const names = useNames()
  const { carrier, sailing } = offer.item
  const arrival = useArrivalItems(sailing, t('sailing.arrives'))
  if (!sailing) return null
  const { vessel, voyage, linerService, terminal, departsOn, departsAt, imoNumber } = sailing
  const transit = transitOf(offer)
  const items = [
    { term: t('sailing.carrier'), value: carrier && names.carrier(carrier) },
    {
      term: t('sailing.vessel'),
      value: (
        <>
          {`${vessel} / `}
          <span className={styles.carrier}>{voyage}</span>
        </>
      ),
    },
    { term: t('prices:list.imoNumber'), value: imoNumber },
    { term: t('sailing.service'), value: linerService },
    { term: t('sailing.terminal'), value: terminal && names.place(terminal) },
    {
      term: t('sailing.departs'),
      value: departsAt ? <FormattedTime at={departsAt} /> : <FormattedDay day={departsOn} />,
    },
    ...arrival,
    {
      term: t('prices:list.transitName'),
      value: transit !== undefined && t('prices:list.transit', { count: transit }),
    },
  ]
  const cutOffs = cutOffsFor(offer).map(({ code, time }) => ({
    term: t(`prices:cutOffs.${code}`),
    value: <FormattedTime at={time.toISOString()} />,
  }))
  return (
    <Panel title={t('sailing.title')}>
      <DescriptionList items={items} layout="columns" />
      {cutOffs.length > 0 && (
        <>
          <h3>{t('sailing.cutOffs')}</h3>
          <DescriptionList items={cutOffs} layout="columns" />
        </>
      )}
    </Panel>
  )
}
