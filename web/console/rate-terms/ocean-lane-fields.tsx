import { carriers } from '#domain/places/carriers.data.ts'
import { ports } from '#domain/places/ports.data.ts'
import { services } from '#domain/places/services.data.ts'
import type { RateTerms } from '#domain/rates/rate.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { ChoiceField } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { currencyOf } from '#web/console/rates/lane-prices.ts'
import styles from '#web/console/rates/rates.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import type { Choice } from '#web/ui/select-field.tsx'
import { withSaved } from './leaf-field.tsx'
import { PriceFields } from './price-fields.tsx'
import { RowList } from './row-list.tsx'
import { openingAt } from './rows.ts'
import type { Sheet } from './use-sheet.ts'
import { usePlaceWord, useValueWords } from './use-words.ts'
import { textOf } from './word.tsx'

type Terms = Partial<RateTerms['ocean-lane']>
type LaneProps = { readonly form: FormState; readonly terms: Terms }

const surcharges = ['surcharges']

export function OceanLaneFields({ form, sheet, terms }: LaneProps & { readonly sheet: Sheet }) {
  const { t } = useTranslation('ratesAdmin')
  const currency = currencyOf('ocean-lane')
  const opening = openingAt(sheet.kind, surcharges)
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
      {opening && (
        <fieldset className={styles.fieldset}>
          <legend>{t('segments.surcharges')}</legend>
          <RowList form={form} sheet={sheet} opening={opening} part={surcharges} />
        </fieldset>
      )}
    </>
  )
}

function CarrierFields({ form, terms }: LaneProps) {
  const { t } = useTranslation('ratesAdmin')
  const valueWords = useValueWords()
  const carrier = form.given['terms.carrier'] ?? terms.carrier ?? ''
  const linerServices = services.filter((service) => service.carrier === carrier)
  const shared = { form, placeholder: t('form.choose') }
  return (
    <>
      <ChoiceField
        {...shared}
        name="terms.carrier"
        label={t('segments.carrier')}
        defaultValue={terms.carrier}
        choices={withSaved(
          carriers.map(({ code }) => code),
          terms.carrier,
        ).map((value) => ({ value, label: valueWords(['carrier'], value).map(textOf).join() }))}
      />
      {/* Another carrier has other loops: what was chosen among the last one's is not his. */}
      <ChoiceField
        key={carrier}
        {...shared}
        name="terms.service"
        label={t('segments.service')}
        defaultValue={carrier === terms.carrier ? terms.service : undefined}
        choices={withSaved(
          linerServices.map(({ code }) => code),
          carrier === terms.carrier ? terms.service : undefined,
        ).map((value) => ({ value, label: value }))}
      />
    </>
  )
}

function PortFields({ form, terms }: LaneProps) {
  const { t } = useTranslation('ratesAdmin')
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
        choices={withSaved(abroad, terms.pod).map(choice)}
      />
    </>
  )
}
