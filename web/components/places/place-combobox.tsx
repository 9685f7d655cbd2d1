import { useCallback } from 'react'
import { useLanguage } from '#web/language/use-translation.ts'
import { Combobox } from '#web/ui/combobox/combobox.tsx'
import type { FieldTexts } from '#web/ui/field-frame.tsx'
import { type PlaceOption, placeOption } from './place-option.ts'
import type { FindPlaces, Place } from './places.ts'
import { useComboboxLabels } from './use-combobox-labels.ts'

export type PlaceComboboxProps = FieldTexts & {
  readonly name: string
  readonly placeholder?: string
  /** Must be the same function in every render. */
  readonly find: FindPlaces
  readonly chosen: Place | undefined
  onChosen(place: Place | undefined): void
}

/**
 * Finds a place by its Chinese name, pinyin, English name or code; a form gets its code. Under the field is the
 * code, which distinguishes ports of the same name, or the help.
 */
export function PlaceCombobox({ find, chosen, onChosen, help, ...field }: PlaceComboboxProps) {
  const language = useLanguage()
  const labels = useComboboxLabels()
  const search = useCallback(
    async (text: string) => (await find(text)).map((place) => placeOption(place, language)),
    [find, language],
  )
  const value = chosen && placeOption(chosen, language)
  return (
    <Combobox<PlaceOption>
      {...field}
      help={value?.code ?? help}
      labels={labels}
      search={search}
      value={value}
      onChange={(option) => onChosen(option?.place)}
    />
  )
}
