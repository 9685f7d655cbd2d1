import type { CarrierView } from '#contract/sailings.ts'
import { CheckboxField, ChoiceField, Field } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import frame from '#web/services/shared/quote-form.module.css'
import styles from './ocean-form.module.css'
import { type OceanFormQuery, tickedServices } from './ocean-query.ts'

type MoreChoicesProps = {
  readonly form: FormState
  readonly query: OceanFormQuery | undefined
  readonly carriers: readonly CarrierView[]
  readonly carrier?: string
  readonly isOpen?: boolean
}

const isPlain = ({ services, carrier, contractOnly, billsOfLading }: OceanFormQuery) =>
  services.length === 0 && carrier === undefined && !contractOnly && billsOfLading === 1

/** What few ask for; open where something of it was asked. */
export function MoreChoices({ form, query, carriers, carrier, isOpen }: MoreChoicesProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const insured = query?.services.find(({ service }) => service === 'insurance')
  const stored = query?.services.find((one) => one.service === 'storage')
  const choices = carriers.map(({ code, name }) => ({ value: code, label: name[language] }))
  return (
    <details className={frame.more} open={isOpen || (query !== undefined && !isPlain(query))}>
      <summary>{t('form.more')}</summary>
      <div className={styles.choices}>
        <ChoiceField
          form={form}
          name="carrier"
          label={t('form.carrier')}
          placeholder={t('form.anyCarrier')}
          choices={choices}
          defaultValue={query?.carrier ?? carrier ?? ''}
        />
        <Field
          form={form}
          name="billsOfLading"
          label={t('form.billsOfLading')}
          autoComplete="off"
          inputMode="numeric"
          defaultValue={String(query?.billsOfLading ?? 1)}
        />
        <Field
          form={form}
          name="cargoValue"
          label={t('form.cargoValue')}
          autoComplete="off"
          inputMode="numeric"
          defaultValue={insured && 'cargoValue' in insured ? insured.cargoValue : ''}
        />
        <StorageFields form={form} stored={stored} />
        <div className={styles.wide}>
          <CheckboxField
            form={form}
            name="contractOnly"
            label={t('form.contractOnly')}
            help={t('form.contractHelp')}
            defaultChecked={query?.contractOnly}
          />
        </div>
        <fieldset className={`${frame.part} ${styles.wide}`}>
          <legend>{t('form.services')}</legend>
          <div className={styles.checkboxes}>
            {tickedServices.map((service) => (
              <CheckboxField
                key={service}
                form={form}
                name={service}
                label={t(`tariff-ocean:services.${service}`)}
                defaultChecked={query?.services.some((one) => one.service === service)}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  )
}

type Stored = Extract<OceanFormQuery['services'][number], { service: 'storage' }>

/** Goods that wait in the warehouse before they are loaded: how much, for how long. */
function StorageFields({ form, stored }: { form: FormState; stored: Stored | undefined }) {
  const { t } = useTranslation('prices')
  return (
    <div className={styles.pair}>
      <Field
        form={form}
        name="storageCbm"
        label={t('form.storageCbm')}
        autoComplete="off"
        inputMode="decimal"
        defaultValue={stored?.cbm ?? ''}
      />
      <Field
        form={form}
        name="storageDays"
        label={t('form.storageDays')}
        autoComplete="off"
        inputMode="numeric"
        defaultValue={stored ? String(stored.days) : ''}
      />
    </div>
  )
}
