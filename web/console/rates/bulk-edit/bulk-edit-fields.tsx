import { schemaAt } from '#contract/pricing-schema.ts'
import { priceSteps } from '#domain/rates/bulk-edit.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { DayField } from '#web/components/dates/day-field.tsx'
import { AmountField, ChoiceField } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useFeeName } from '#web/console/rate-pricing/use-names.ts'
import styles from '#web/console/rates/rates.module.css'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import {
  changesPrices,
  isShareOfFreight,
  priceMoves,
  setsPrice,
  setsSurcharge,
  surchargeMoves,
  surchargeUnits,
  typeField,
  usualStep,
} from './bulk-edit-values.ts'

type FieldsProps = { readonly form: FormState }

const paymentTerms = ['prepaid', 'collect'] as const
const feeSchema = schemaAt('ocean-lane', ['surcharges', '0', 'fee'])
const fees = feeSchema?.type === 'choice' ? feeSchema.values : []

/** By how much prices change, to which multiple they are rounded, and of which container types. */
export function PriceFields({ form, currency }: FieldsProps & { readonly currency: string }) {
  const { t } = useTranslation('ratesAdmin')
  const move = form.values.prices ?? ''
  const unit = move.endsWith('percent') ? '%' : currency
  const movesPrices = changesPrices(form.values) && !setsPrice(form.values)
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('bulk.prices')}</legend>
      <div className={styles.fields}>
        <ChoiceField
          form={form}
          name="prices"
          label={t('bulk.move')}
          placeholder={t('bulk.stays')}
          choices={priceMoves.map((value) => ({ value, label: t(`bulk.moves.${value}`) }))}
        />
        {changesPrices(form.values) && (
          <AmountField form={form} name="value" label={t('bulk.value', { unit })} />
        )}
        {setsPrice(form.values) && (
          <ChoiceField
            form={form}
            name="setType"
            label={t('bulk.setType')}
            placeholder={t('form.choose')}
            choices={containerTypeCodes.map((value) => ({ value, label: value }))}
          />
        )}
        {movesPrices && (
          <ChoiceField
            form={form}
            name="step"
            label={t('bulk.step')}
            choices={priceSteps.map((value) => ({ value, label: t('bulk.stepOf', { step: value }) }))}
            defaultValue={usualStep}
          />
        )}
      </div>
      {movesPrices && <TypeCheckboxes />}
    </fieldset>
  )
}

function TypeCheckboxes() {
  const { t } = useTranslation('ratesAdmin')
  return (
    <>
      <p className={page.soft}>{t('bulk.typesHelp')}</p>
      <div className={styles.checkboxes}>
        {containerTypeCodes.map((type) => (
          <label key={type}>
            <input type="checkbox" name={typeField(type)} />
            {type}
          </label>
        ))}
      </div>
    </>
  )
}

export function ValidityFields({ form }: FieldsProps) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('columns.validity')}</legend>
      <div className={styles.fields}>
        <DayField form={form} name="validFrom" label={t('segments.validFrom')} />
        <DayField form={form} name="validTo" label={t('segments.validTo')} />
      </div>
      <p className={page.soft}>{t('bulk.validityHelp')}</p>
    </fieldset>
  )
}

export function SurchargeFields({ form, currency }: FieldsProps & { readonly currency: string }) {
  const { t } = useTranslation('ratesAdmin')
  const feeName = useFeeName()
  const move = form.values.surcharge ?? ''
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('segments.surcharges')}</legend>
      <div className={styles.fields}>
        <ChoiceField
          form={form}
          name="surcharge"
          label={t('bulk.move')}
          placeholder={t('bulk.stays')}
          choices={surchargeMoves.map((value) => ({ value, label: t(`bulk.surcharge.${value}`) }))}
        />
        {move !== '' && (
          <ChoiceField
            form={form}
            name="fee"
            label={t('segments.fee')}
            placeholder={t('form.choose')}
            choices={fees.map((value) => ({ value, label: `${value} ${feeName(value)}` }))}
          />
        )}
        {setsSurcharge(form.values) && <SurchargePrice form={form} currency={currency} />}
      </div>
    </fieldset>
  )
}

function SurchargePrice({ form, currency }: FieldsProps & { readonly currency: string }) {
  const { t } = useTranslation('ratesAdmin')
  const unit = isShareOfFreight(form.values) ? '%' : currency
  return (
    <>
      <ChoiceField
        form={form}
        name="per"
        label={t('segments.per')}
        choices={surchargeUnits.map((value) => ({ value, label: t(`per.${value}`) }))}
        defaultValue={surchargeUnits[0]}
      />
      <AmountField form={form} name="amount" label={t('bulk.value', { unit })} />
      <ChoiceField
        form={form}
        name="paymentTerm"
        label={t('segments.paymentTerm')}
        placeholder={t('form.asFreight')}
        choices={paymentTerms.map((value) => ({ value, label: t(`values.paymentTerm.${value}`) }))}
      />
    </>
  )
}
