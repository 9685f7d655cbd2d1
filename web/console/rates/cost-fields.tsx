import type { RateFile } from '#contract/rates.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { PriceFields } from '#web/console/rate-pricing/price-fields.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { currencyOf, isLane } from './lane-prices.ts'
import styles from './rates.module.css'
import { useTypedMargin } from './typed-margin.ts'

type CostFieldsProps = {
  readonly form: FormState
  readonly kind: RateKind
  readonly cost: RateFile['cost']
}

/** The cost of a lane, which the margin is calculated from. */
export function CostFields({ form, kind, cost }: CostFieldsProps) {
  const { t } = useTranslation('ratesAdmin')
  const marginText = useTypedMargin(form, kind)
  if (!isLane(kind)) return null
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('form.cost', { currency: currencyOf(kind) })}</legend>
      <p className={page.soft}>{t('form.costHelp')}</p>
      <PriceFields form={form} parent="cost" prices={cost ?? {}} helpOf={(type) => marginText(type)} />
    </fieldset>
  )
}
