import type { CarrierView } from '#contract/sailings.ts'
import type { HomePort } from '#domain/places/home-ports.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { oceanFields } from '#domain/quotes/query/query-tables.ts'
import type { PortChoices } from '#domain/rates/on-request.ts'
import { CheckboxField, ChoiceField, Field } from '#web/components/forms/field.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import quoteForm from '#web/services/shared/quote-form.module.css'
import { CargoFields, isPlainCargo } from './cargo-fields.tsx'
import { DoorFields } from './door-fields.tsx'
import styles from './ocean-form.module.css'
import { checkboxAddOns } from './ocean-query.ts'
import { hasUsualTerms, TradeTerms } from './trade-terms.tsx'

type MoreChoicesProps = {
  readonly form: FormState
  readonly query: Partial<QueryOf<'ocean'>>
  readonly texts: FormValues
  readonly carriers: readonly CarrierView[]
  readonly carrier?: string
  readonly isOpen?: boolean
  /** The port of loading: its districts are listed. */
  readonly port: HomePort | undefined
  /** The port of discharge. */
  readonly pod: string | undefined
  readonly priced: readonly PortChoices[]
}

const isPlain = (query: Partial<QueryOf<'ocean'>>, texts: FormValues) =>
  (query.addOns ?? []).length === 0 &&
  query.carrier === undefined &&
  hasUsualTerms(query) &&
  !query.contractOnly &&
  (texts.billsOfLading || defaultBills) === defaultBills &&
  isPlainCargo(texts)

const defaultBills = String(oceanFields.billsOfLading.default)

/** The optional fields; open where the query uses one. */
export function MoreChoices(props: MoreChoicesProps) {
  const { form, query, texts, carriers, carrier, isOpen, port, pod, priced } = props
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const insured = query.addOns?.find(({ kind }) => kind === 'insurance')
  const stored = query.addOns?.find((one) => one.kind === 'storage')
  const choices = carriers.map(({ code, name }) => ({ value: code, label: name[language] }))
  return (
    <details className={quoteForm.more} open={isOpen || !isPlain(query, texts)}>
      <summary>{t('form.more')}</summary>
      <div className={styles.choices}>
        <ChoiceField
          form={form}
          name="carrier"
          label={t('form.carrier')}
          placeholder={t('form.anyCarrier')}
          choices={choices}
          defaultValue={query.carrier ?? carrier ?? ''}
        />
        <TradeTerms form={form} query={query} />
        <Field
          form={form}
          name="billsOfLading"
          label={t('form.billsOfLading')}
          autoComplete="off"
          inputMode="numeric"
          defaultValue={texts.billsOfLading || defaultBills}
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
        <DoorFields form={form} addOns={query.addOns ?? []} port={port} pod={pod} priced={priced} />
        <CargoFields form={form} texts={texts} />
        <div className={styles.wide}>
          <CheckboxField
            form={form}
            name="contractOnly"
            label={t('form.contractOnly')}
            help={t('form.contractHelp')}
            defaultChecked={query.contractOnly}
          />
        </div>
        <fieldset className={`${quoteForm.part} ${styles.wide}`}>
          <legend>{t('form.services')}</legend>
          <div className={styles.checkboxes}>
            {checkboxAddOns.map((service) => (
              <CheckboxField
                key={service}
                form={form}
                name={service}
                label={t(`tariff-ocean:services.${service}`)}
                defaultChecked={query.addOns?.some((one) => one.kind === service)}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  )
}

type Stored = Extract<QueryOf<'ocean'>['addOns'][number], { kind: 'storage' }>

/** Storage before loading: volume and days. */
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
