import type { DepotSheet } from '#contract/places.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { AskedPrices } from '#web/services/frame/asked-prices.tsx'
import { asHomePort } from '#web/services/frame/home-ports.ts'
import styles from '#web/services/frame/sheet.module.css'
import { useAskedWish } from '#web/services/frame/use-asked-wish.ts'
import { depotRequest } from './depot-request.ts'
import { depotWishOf } from './depot-wish.ts'
import { StayForm } from './stay-form.tsx'

/** The price of a stay at this one depot. */
export function DepotQuote({ depot }: { depot: DepotSheet }) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { asked, ask, today, formKey } = useAskedWish('depot', ['code'])
  const port = asHomePort(depot.port)
  const here = { ...(port && { port }), depot: depot.code }
  return (
    <div className={styles.quote}>
      <StayForm
        key={formKey}
        title={t('depots.detail.quote')}
        asked={asked}
        today={today}
        onAsked={(given) => {
          const wish = depotWishOf(given, today, here)
          if (wish) ask(wish)
        }}
      >
        <AskedPrices
          wish={asked && { ...asked, ...here }}
          nameOf={() => depot.name[language]}
          noPrice={t('depots.detail.noPrice')}
          request={depotRequest(asked, depot.name[language])}
        />
      </StayForm>
    </div>
  )
}
