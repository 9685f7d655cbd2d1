import { useMemo, useState } from 'react'
import { districtOf } from '#domain/places/district.ts'
import { homePorts } from '#domain/places/home-ports.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { PlaceField } from '#web/components/places/place-field.tsx'
import { findDistrictFrom, type Place } from '#web/components/places/places.ts'
import type { OrderPlaces } from './order-places.ts'

type DistrictControlProps = {
  readonly form: FormState
  readonly name: string
  readonly label: string
  readonly start: string
  readonly places: OrderPlaces
}

/** A district that trucks of the port drive to. */
export function DistrictControl({ form, name, label, start, places }: DistrictControlProps) {
  const [chosen, setChosen] = useState<Place | undefined>(() => districtOf(start))
  const find = useMemo(() => findDistrictFrom(places.port ?? homePorts[0]), [places.port])
  return <PlaceField form={form} name={name} label={label} find={find} chosen={chosen} onChosen={setChosen} />
}
