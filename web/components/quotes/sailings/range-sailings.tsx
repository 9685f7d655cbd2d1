import list from '#web/components/quotes/list/offer-list.module.css'
import type { PriceRangeData } from '#web/components/quotes/state/use-prices.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import { SailingRows } from './sailing-rows.tsx'

type RangeSailingsProps = { readonly sailings: PriceRangeData['sailings']; readonly pod: string }

/** The real sailings behind a price range; the price of each is only known within the range. */
export function RangeSailings({ sailings, pod }: RangeSailingsProps) {
  const { t } = useTranslation('prices')
  const veiled = (
    <>
      <Icon name="hidden" size={16} /> {t('range.exact')}
    </>
  )
  return (
    <section className={list.sailings}>
      <h2>{t('range.sailings')}</h2>
      <p>{t('range.sailingsLead')}</p>
      <SailingRows sailings={sailings} pod={pod} end={veiled} />
    </section>
  )
}
