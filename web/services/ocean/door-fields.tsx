import { useMemo, useState } from 'react'
import { districtOf } from '#domain/places/district.ts'
import { type HomePort, homePorts } from '#domain/places/home-ports.ts'
import { deliveryPlaceLength } from '#domain/quotes/limits.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { isDeliveryOnRequest, type PortChoices } from '#domain/rates/on-request.ts'
import { truckingIn } from '#domain/tariffs/ocean/ocean-request.ts'
import { Field } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { PlaceField } from '#web/components/places/place-field.tsx'
import { findDistrictFrom, type Place } from '#web/components/places/places.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'

type DoorFieldsProps = {
  readonly form: FormState
  readonly addOns: QueryOf<'ocean'>['addOns']
  readonly port: HomePort | undefined
  readonly pod: string | undefined
  readonly priced: readonly PortChoices[]
}

/** Trucking asks for the district, delivery abroad for the place; an empty field means that it is not wanted. */
export function DoorFields({ form, addOns, port, pod, priced }: DoorFieldsProps) {
  const { t } = useTranslation('prices')
  const names = useNames()
  const helpAt = (code: string) =>
    t(isDeliveryOnRequest(priced, code, port) ? 'form.deliveryOnRequest' : 'form.deliveryWithin', {
      port: names.port(code),
    })
  const delivery = addOns.find((addOn) => addOn.kind === 'delivery')
  const [district, setDistrict] = useState<Place | undefined>(() =>
    districtOf(truckingIn(addOns)?.district ?? ''),
  )
  const find = useMemo(() => findDistrictFrom(port ?? homePorts[0]), [port])
  return (
    <>
      <PlaceField
        key={port}
        form={form}
        name="truckingDistrict"
        label={t('form.truckingDistrict')}
        help={t('form.truckingDistrictHelp')}
        find={find}
        chosen={district}
        onChosen={setDistrict}
      />
      <Field
        form={form}
        name="deliveryPlace"
        label={t('form.deliveryPlace')}
        help={pod === undefined ? t('form.deliveryPlaceHelp') : helpAt(pod)}
        autoComplete="off"
        maxLength={deliveryPlaceLength}
        defaultValue={delivery?.place ?? ''}
      />
    </>
  )
}
