import { useState } from 'react'
import { portOf } from '#domain/places/port.ts'
import { PlaceCombobox } from './place-combobox.tsx'
import { findPort, type Place } from './places.ts'

type PortFilterProps = { readonly name: string; readonly label: string; readonly code: string | undefined }

/** A port as a filter of a list; the form gets its code. */
export function PortFilter({ name, label, code }: PortFilterProps) {
  const [chosen, setChosen] = useState<Place | undefined>(() => portOf(code ?? ''))
  return <PlaceCombobox name={name} label={label} find={findPort} chosen={chosen} onChosen={setChosen} />
}
