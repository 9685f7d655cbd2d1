import { useMemo, useState } from 'react'
import { districtOf } from '#domain/places/district.ts'
import { asHomePort, type HomePort, homePorts } from '#domain/places/home-ports.ts'
import { terminals } from '#domain/places/terminals.data.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { truckingFields } from '#domain/quotes/query/query-tables.ts'
import { type PortChoices, typesOnRequest } from '#domain/rates/on-request.ts'
import { firstBeforeCutOff, freeCancellationUntil } from '#domain/values/shanghai-time.ts'
import { taxPercents } from '#domain/values/tax-percents.data.ts'
import { ContainersField } from '#web/components/containers/containers-field.tsx'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState, LateRefusal } from '#web/components/forms/use-form.ts'
import { PlaceField } from '#web/components/places/place-field.tsx'
import { findDistrictFrom, type Place } from '#web/components/places/places.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from '#web/services/shared/quote-form.module.css'
import { StartDayField } from '#web/services/shared/start-day-field.tsx'
import { useOwnPort } from '#web/services/shared/use-own-port.ts'
import { useSearchForm } from '#web/services/shared/use-search-form.ts'
import { truckingRules } from './trucking-query.ts'
import type { PickUpDepot } from './use-lane-name.ts'

type TruckFormProps = {
  /** What the URL says, where it can be read. */
  readonly query: Partial<QueryOf<'trucking'>>
  /** What the URL says, as it stands there. */
  readonly texts: FormValues
  readonly refused: LateRefusal | undefined
  readonly today: string
  readonly depots: readonly PickUpDepot[]
  /** What has a price, by port. */
  readonly priced: readonly PortChoices[]
  onSearch(values: FormValues): void
}

/** The port, pick-up place, district and day, and the containers with their weights. */
export function TruckForm(props: TruckFormProps) {
  const { query, texts, refused, today, depots, priced, onSearch } = props
  const { t } = useTranslation('trucking')
  const own = useOwnPort()
  const [port, setPort] = useState<HomePort>(query.port ?? own)
  const { formProps, ...form } = useSearchForm({
    rules: truckingRules(today),
    namespace: 'trucking',
    refused,
    onSearch,
  })
  return (
    <form className={styles.form} aria-label={t('form.title')} {...formProps}>
      <h2>{t('form.title')}</h2>
      <div className={styles.route}>
        <RouteFields {...props} form={form} port={port} onPort={setPort} />
        <StartDayField
          form={form}
          label={t('form.day')}
          day={query.day}
          first={firstBeforeCutOff}
          earlyWarning={t('form.dayTooLate', { time: freeCancellationUntil })}
        />
      </div>
      <div className={styles.split}>
        <ContainersField
          form={form}
          first={query.containers ?? []}
          onRequest={typesOnRequest(priced, 'truckingTypes', port)}
          withWeight
        />
        <div className={styles.pairs}>
          <CountField form={form} name="loadingPoints" texts={texts} />
          <CountField form={form} name="weighings" texts={texts} />
          <DepotField form={form} name="pickUpDepot" port={port} depots={depots} value={query.pickUpDepot} />
          <DepotField form={form} name="returnDepot" port={port} depots={depots} value={query.returnDepot} />
        </div>
      </div>
      <div className={styles.end}>
        <FormFooter form={form} submitLabel={t('form.submit')} />
        <p className={styles.note}>{t('form.note', { percent: taxPercents.trucking })}</p>
      </div>
    </form>
  )
}

type RouteFieldsProps = Pick<TruckFormProps, 'query' | 'depots' | 'priced'> & {
  readonly form: FormState
  readonly port: HomePort
  onPort(port: HomePort): void
}

/** The port decides which pick-up places and districts are listed. */
function RouteFields({ form, query, depots, priced, port, onPort }: RouteFieldsProps) {
  const { t } = useTranslation('trucking')
  const names = useNames()
  const [district, setDistrict] = useState<Place | undefined>(() => districtOf(query.district ?? ''))
  const find = useMemo(() => findDistrictFrom(port), [port])
  const choose = (code: string) => {
    onPort(asHomePort(code) ?? port)
    setDistrict(undefined)
  }
  return (
    <>
      <ChoiceField
        form={form}
        name="port"
        label={t('form.port')}
        defaultValue={port}
        choices={homePorts.map((code) => ({ value: code, label: names.port(code) }))}
        onChosen={choose}
      />
      <PickUpField
        key={port}
        form={form}
        port={port}
        depots={depots}
        priced={priced.flatMap((each) => (each.port === port ? each.pickUpPlaces : []))}
        value={query.pickUpPlace}
      />
      <PlaceField
        key={`to ${port}`}
        form={form}
        name="district"
        label={t('form.district')}
        help={t('form.districtHelp')}
        find={find}
        chosen={district}
        onChosen={setDistrict}
      />
    </>
  )
}

type PickUpFieldProps = {
  readonly form: FormState
  readonly port: HomePort
  readonly depots: readonly PickUpDepot[]
  readonly value: string | undefined
}

/** The places where lanes of the port start. */
type PricedPlaces = { readonly priced: readonly string[] }

/** One terminal or depot, or every one that has a price. */
function PickUpField({ form, port, depots, priced, value }: PickUpFieldProps & PricedPlaces) {
  const { t } = useTranslation('trucking')
  const language = useLanguage()
  const choices = [...terminals, ...depots]
    .filter((place) => place.port === port)
    .map(({ code, name: { [language]: name } }) => ({
      value: code,
      label: priced.includes(code) ? name : t('form.onRequest', { name }),
    }))
  return (
    <ChoiceField
      form={form}
      name="pickUpPlace"
      label={t('form.pickUpPlace')}
      placeholder={t('form.anyPlace')}
      defaultValue={choices.some((choice) => choice.value === value) ? value : ''}
      choices={choices}
    />
  )
}

type DepotFieldProps = PickUpFieldProps & { readonly name: 'pickUpDepot' | 'returnDepot' }

/** A depot instead of the terminal's own yard, at its price for each container. */
function DepotField({ form, name, port, depots, value }: DepotFieldProps) {
  const { t } = useTranslation('trucking')
  const language = useLanguage()
  const choices = depots
    .filter((depot) => depot.port === port)
    .map((depot) => ({ value: depot.code, label: depot.name[language] }))
  return (
    <ChoiceField
      key={port}
      form={form}
      name={name}
      label={t(`form.${name}`)}
      placeholder={t('form.terminalYard')}
      defaultValue={choices.some((choice) => choice.value === value) ? value : ''}
      choices={choices}
    />
  )
}

type CountFieldProps = {
  readonly form: FormState
  readonly name: 'loadingPoints' | 'weighings'
  readonly texts: FormValues
}

function CountField({ form, name, texts }: CountFieldProps) {
  const { t } = useTranslation('trucking')
  return (
    <Field
      form={form}
      name={name}
      label={t(`form.${name}`)}
      help={t(`form.${name}Help`, { max: truckingFields[name].limit.max })}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={texts[name] || String(truckingFields[name].default)}
    />
  )
}
