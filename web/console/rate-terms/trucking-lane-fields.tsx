import { districts } from '#domain/places/districts.data.ts'
import { terminals } from '#domain/places/terminals.data.ts'
import type { RateTerms } from '#domain/rates/rate.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { currencyOf } from '#web/console/rates/lane-prices.ts'
import styles from '#web/console/rates/rates.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { withSaved } from './leaf-field.tsx'
import { codesAt } from './place-names.ts'
import { PriceFields } from './price-fields.tsx'
import rows from './rows.module.css'
import { useOwnPlaces } from './use-own-places.ts'
import { usePlaceWord } from './use-words.ts'

type LaneProps = { readonly form: FormState; readonly terms: Partial<RateTerms['trucking-lane']> }

export function TruckingLaneFields({ form, terms }: LaneProps) {
  const { t } = useTranslation('ratesAdmin')
  const currency = currencyOf('trucking-lane')
  return (
    <>
      <fieldset className={styles.fieldset}>
        <legend>{t('form.lane')}</legend>
        <div className={styles.fields}>
          <PlaceFields form={form} terms={terms} />
          <Field
            form={form}
            name="terms.tollPerVehicle"
            label={t('segments.tollPerVehicle')}
            autoComplete="off"
            inputMode="decimal"
            defaultValue={terms.tollPerVehicle ?? ''}
          />
        </div>
      </fieldset>
      <fieldset className={styles.fieldset}>
        <legend>{t('form.haulage', { currency })}</legend>
        <PriceFields form={form} part="terms.prices" prices={terms.prices ?? {}} />
      </fieldset>
    </>
  )
}

function PlaceFields({ form, terms }: LaneProps) {
  const { t } = useTranslation('ratesAdmin')
  const placeWord = usePlaceWord()
  const port = form.given['terms.port'] ?? terms.port ?? ''
  const { depots } = useOwnPlaces()
  const isSame = port === terms.port
  const choice = (code: string) => ({ value: code, label: placeWord(code) })
  const pickUps = port === '' ? [] : [...codesAt(terminals, port), ...codesAt(depots, port)]
  const reached = districts.filter((district) => district.port === port)
  return (
    <>
      <ChoiceField
        form={form}
        name="terms.port"
        label={t('segments.port')}
        placeholder={t('form.choose')}
        choices={oceanPorts.map(choice)}
        defaultValue={terms.port}
      />
      {/* Another port has other terminals, depots and districts. */}
      <div key={`from ${port}`} className={rows.wide}>
        <ChoiceField
          form={form}
          name="terms.pickUpPlace"
          label={t('segments.pickUpPlace')}
          help={t('form.pickUpHelp')}
          placeholder={t('form.choose')}
          choices={withSaved(pickUps, isSame ? terms.pickUpPlace : undefined).map(choice)}
          defaultValue={isSame ? terms.pickUpPlace : undefined}
        />
      </div>
      <ChoiceField
        key={`to ${port}`}
        form={form}
        name="terms.district"
        label={t('segments.district')}
        placeholder={t('form.choose')}
        choices={reached.map(({ code }) => choice(code))}
        defaultValue={isSame ? terms.district : undefined}
      />
    </>
  )
}
