import type { OfferData } from '#contract/offers.ts'
import { writeDay, writeTime } from '#web/components/formats/write-day.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { cutOffsFor, transitOf } from '#web/components/quotes/offer-details.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Facts, Panel } from '#web/workbench/shell/panel.tsx'

/** Which ship the price is for: who sails her, from which terminal, when, and until when what must be there. */
export function QuoteSailing({ offer }: { offer: OfferData }) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const names = useNames()
  const { carrier, sailing } = offer.item
  if (!sailing) return null
  const { vessel, voyage, linerService, terminal, departsOn, departsAt, arrivesOn } = sailing
  const transit = transitOf(offer)
  const params: readonly (readonly [string, string])[] = [
    ...(carrier ? [[t('ship.carrier'), names.carrier(carrier)] as const] : []),
    [t('ship.vessel'), `${vessel} / ${voyage}`],
    ...(linerService ? [[t('ship.service'), linerService] as const] : []),
    ...(terminal ? [[t('ship.terminal'), names.place(terminal)] as const] : []),
    [t('ship.departs'), departsAt ? writeTime(new Date(departsAt), language) : writeDay(departsOn, language)],
    ...(arrivesOn ? [[t('ship.arrives'), writeDay(arrivesOn, language)] as const] : []),
    ...(transit === undefined
      ? []
      : [[t('prices:list.transitName'), t('prices:list.transit', { count: transit })] as const]),
  ]
  const cutOffs = cutOffsFor(offer).map(
    ({ code, time }) => [t(`prices:cutOffs.${code}`), writeTime(time, language)] as const,
  )
  return (
    <Panel title={t('ship.title')}>
      <Facts params={params} />
      {cutOffs.length > 0 && (
        <>
          <h3>{t('ship.cutOffs')}</h3>
          <Facts params={cutOffs} />
        </>
      )}
    </Panel>
  )
}
