import { useMemo, useState } from 'react'
import { districtOf } from '#domain/places/district.ts'
import { terminals } from '#domain/places/terminals.data.ts'
import { ContainersField } from '#web/components/containers/containers-field.tsx'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import { FormEnd } from '#web/components/forms/form-end.tsx'
import type { Given } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { PlaceField } from '#web/components/quotes/place-field.tsx'
import { findDistrictFrom, type Place } from '#web/components/quotes/places.ts'
import { useNames } from '#web/components/quotes/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { DayField } from '#web/services/shared/day-field.tsx'
import { asHomePort, type HomePort, homePorts, useOwnPort } from '#web/services/shared/home-ports.ts'
import styles from '#web/services/shared/quote-form.module.css'
import { useAskingForm } from '#web/services/shared/use-asking-form.ts'
import { type TruckingFormQuery, truckingRules } from './trucking-query.ts'
import type { PickUpDepot } from './use-lane-name.ts'

type TruckFormProps = {
  readonly asked: TruckingFormQuery | undefined
  readonly today: string
  readonly depots: readonly PickUpDepot[]
  onAsked(given: Given): void
}

/** Port and pick-up place, the door by search, the day, the containers with their weights. */
export function TruckForm({ asked, today, depots, onAsked }: TruckFormProps) {
  const { t } = useTranslation('trucking')
  const { parts, ...form } = useAskingForm(truckingRules(today), onAsked, 'trucking')
  return (
    <form className={styles.form} aria-label={t('form.title')} {...parts}>
      <h2>{t('form.title')}</h2>
      <div className={styles.way}>
        <WayFields form={form} asked={asked} depots={depots} />
        <DayField form={form} label={t('form.day')} asked={asked?.day} />
      </div>
      <div className={styles.split}>
        <ContainersField form={form} first={asked?.containers ?? []} withWeight />
        <div className={styles.fields}>
          <CountField form={form} name="loadingPoints" value={asked?.loadingPoints ?? 1} />
          <CountField form={form} name="weighings" value={asked?.weighings ?? 0} />
        </div>
      </div>
      <div className={styles.end}>
        <FormEnd form={form} submit={t('form.submit')} />
        <p className={styles.note}>{t('form.note')}</p>
      </div>
    </form>
  )
}

type WayFieldsProps = Pick<TruckFormProps, 'asked' | 'depots'> & { readonly form: FormState }

/** What can be chosen for the way follows from the port. */
function WayFields({ form, asked, depots }: WayFieldsProps) {
  const { t } = useTranslation('trucking')
  const names = useNames()
  const own = useOwnPort()
  const [port, setPort] = useState<HomePort>(asked?.port ?? own)
  const [district, setDistrict] = useState<Place | undefined>(() => districtOf(asked?.district ?? ''))
  const find = useMemo(() => findDistrictFrom(port), [port])
  const choose = (code: string) => {
    setPort(asHomePort(code) ?? port)
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
      <PickUpField key={port} form={form} port={port} depots={depots} value={asked?.pickUpPlace} />
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

/** One terminal or depot, or any that has a price. */
function PickUpField({ form, port, depots, value }: PickUpFieldProps) {
  const { t } = useTranslation('trucking')
  const language = useLanguage()
  const choices = [...terminals, ...depots]
    .filter((place) => place.port === port)
    .map(({ code, name }) => ({ value: code, label: name[language] }))
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

type CountFieldProps = {
  readonly form: FormState
  readonly name: 'loadingPoints' | 'weighings'
  readonly value: number
}

function CountField({ form, name, value }: CountFieldProps) {
  const { t } = useTranslation('trucking')
  return (
    <Field
      form={form}
      name={name}
      label={t(`form.${name}`)}
      help={t(`form.${name}Help`)}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={String(value)}
    />
  )
}
