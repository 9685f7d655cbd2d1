import { goodsLength } from '#domain/quotes/limits.ts'
import { dangerClasses, isOpenType, isReefer } from '#domain/tariffs/ocean/ocean-cargo.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { CheckboxField, ChoiceField, Field } from '#web/components/forms/field.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import quoteForm from '#web/services/shared/quote-form.module.css'
import styles from './ocean-form.module.css'

type CargoFieldsProps = { readonly form: FormState; readonly texts: FormValues }

const optionalFields = [
  'goods',
  'cargoWeightKg',
  'hsCode',
  'unNumber',
  'dangerClass',
  'shipperOwned',
] as const

/** Whether a query says anything about its cargo that stands among the optional fields. */
export const isPlainCargo = (texts: FormValues): boolean => !optionalFields.some((name) => texts[name])

/** What the goods are; dangerous goods and a shipper's own containers have prices of their own. */
export function CargoFields({ form, texts }: CargoFieldsProps) {
  const { t } = useTranslation('prices')
  return (
    <fieldset className={`${quoteForm.part} ${styles.wide}`}>
      <legend>{t('form.cargo')}</legend>
      <div className={styles.cargo}>
        <Field
          form={form}
          name="goods"
          label={t('form.goods')}
          autoComplete="off"
          maxLength={goodsLength}
          defaultValue={texts.goods ?? ''}
        />
        <Field
          form={form}
          name="cargoWeightKg"
          label={t('form.cargoWeightKg')}
          help={t('form.cargoWeightHelp')}
          autoComplete="off"
          inputMode="numeric"
          defaultValue={texts.cargoWeightKg ?? ''}
        />
        <Field
          form={form}
          name="hsCode"
          label={t('form.hsCode')}
          autoComplete="off"
          inputMode="decimal"
          defaultValue={texts.hsCode ?? ''}
        />
        <Field
          form={form}
          name="unNumber"
          label={t('form.unNumber')}
          autoComplete="off"
          defaultValue={texts.unNumber ?? ''}
        />
        <ChoiceField
          form={form}
          name="dangerClass"
          label={t('form.dangerClass')}
          placeholder={t('form.noDanger')}
          choices={dangerClasses.map((each) => ({ value: each, label: each }))}
          defaultValue={texts.dangerClass ?? ''}
        />
      </div>
      <CheckboxField
        form={form}
        name="shipperOwned"
        label={t('form.ownContainers')}
        defaultChecked={Boolean(texts.shipperOwned)}
      />
    </fieldset>
  )
}

type ByTypeProps = CargoFieldsProps & { readonly types: readonly ContainerType[] }

/** Reefers ask for their temperature, open tops and flat racks for the size of the cargo. */
export function CargoByType({ form, texts, types }: ByTypeProps) {
  const { t } = useTranslation('prices')
  // What a link says stays visible, so that it can be removed.
  const asks = (isOf: (type: ContainerType) => boolean, text: string | undefined) =>
    types.some(isOf) || Boolean(text)
  return (
    <>
      {asks(isReefer, texts.temperatureC) && (
        <Field
          form={form}
          name="temperatureC"
          label={t('form.temperatureC')}
          help={t('form.temperatureHelp')}
          autoComplete="off"
          defaultValue={texts.temperatureC ?? ''}
        />
      )}
      {asks(isOpenType, texts.dimensionsCm) && (
        <Field
          form={form}
          name="dimensionsCm"
          label={t('form.dimensionsCm')}
          help={t('form.dimensionsHelp')}
          autoComplete="off"
          defaultValue={texts.dimensionsCm ?? ''}
        />
      )}
    </>
  )
}
