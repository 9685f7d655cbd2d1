import { carriers } from '#domain/places/carriers.data.ts'
import { ports } from '#domain/places/ports.data.ts'
import { services } from '#domain/places/services.data.ts'
import type { RateTerms } from '#domain/rates/rate.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { currencyOf } from '#web/console/rates/lane-prices.ts'
import styles from '#web/console/rates/rates.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { ChoiceField } from '#web/parts/forms/field.tsx'
import type { FormState } from '#web/parts/forms/use-form.ts'
import type { Choice } from '#web/ui/select-field.tsx'
import { PriceFields } from './price-fields.tsx'
import { SurchargeRows } from './surcharge-rows.tsx'
import { usePlaceWord } from './use-leaf-words.ts'

type Terms = Partial<RateTerms['ocean-lane']>
type LaneProps = { readonly form: FormState; readonly terms: Terms }

/** A word the lists do not know stays to be chosen while it stands in the rate. */
const withKept = (choices: readonly Choice[], kept: string | undefined): readonly Choice[] =>
  kept === undefined || choices.some(({ value }) => value === kept)
    ? choices
    : [...choices, { value: kept, label: kept }]

export function OceanLaneFields({ form, terms }: LaneProps) {
  const { t } = useTranslation('ratesDesk')
  const currency = currencyOf('ocean-lane')
  return (
    <>
      <fieldset className={styles.fieldset}>
        <legend>{t('form.lane')}</legend>
        <div className={styles.fields}>
          <CarrierFields form={form} terms={terms} />
          <PortFields form={form} terms={terms} />
        </div>
      </fieldset>
      <fieldset className={styles.fieldset}>
        <legend>{t('form.freight', { currency })}</legend>
        <PriceFields form={form} part="terms.freight" prices={terms.freight ?? {}} />
      </fieldset>
      <SurchargeRows form={form} surcharges={terms.surcharges ?? []} />
    </>
  )
}

function CarrierFields({ form, terms }: LaneProps) {
  const { t } = useTranslation('ratesDesk')
  const language = useLanguage()
  const carrier = form.given['terms.carrier'] ?? terms.carrier ?? ''
  const loops = services.filter((service) => service.carrier === carrier)
  const shared = { form, placeholder: t('form.choose') }
  return (
    <>
      <ChoiceField
        {...shared}
        name="terms.carrier"
        label={t('segments.carrier')}
        defaultValue={terms.carrier}
        choices={withKept(
          carriers.map(({ code, name }) => ({ value: code, label: `${name[language]} ${code}` })),
          terms.carrier,
        )}
      />
      {/* Another carrier has other loops: what was chosen among the last one's is not his. */}
      <ChoiceField
        key={carrier}
        {...shared}
        name="terms.service"
        label={t('segments.service')}
        defaultValue={carrier === terms.carrier ? terms.service : undefined}
        choices={withKept(
          loops.map(({ code }) => ({ value: code, label: code })),
          carrier === terms.carrier ? terms.service : undefined,
        )}
      />
    </>
  )
}

function PortFields({ form, terms }: LaneProps) {
  const { t } = useTranslation('ratesDesk')
  const placeWord = usePlaceWord()
  const choice = (code: string): Choice => ({ value: code, label: placeWord(code) })
  const abroad = ports.map(({ code }) => code).filter((code) => !oceanPorts.some((home) => home === code))
  const shared = { form, placeholder: t('form.choose') }
  return (
    <>
      <ChoiceField
        {...shared}
        name="terms.pol"
        label={t('segments.pol')}
        defaultValue={terms.pol}
        choices={oceanPorts.map(choice)}
      />
      <ChoiceField
        {...shared}
        name="terms.pod"
        label={t('segments.pod')}
        defaultValue={terms.pod}
        choices={withKept(abroad.map(choice), terms.pod)}
      />
    </>
  )
}
