import { useCallback } from 'react'
import { useLanguage } from '#web/language/use-translation.ts'
import { Combobox } from '#web/ui/combobox/combobox.tsx'
import type { FieldTexts } from '#web/ui/field-frame.tsx'
import { type PlaceOption, placeHelp, placeOption } from './place-option.ts'
import type { FindPlaces, Place } from './places.ts'
import { useComboboxLabels } from './use-combobox-labels.ts'

export type PlaceComboboxProps = FieldTexts & {
  readonly name: string
  readonly placeholder?: string
  /** A text that was typed before the control was there, and whether the user is still in the field. */
  readonly initialText?: string
  readonly startsOpen?: boolean
  /** Must be the same function in every render. */
  readonly find: FindPlaces
  readonly chosen: Place | undefined
  onChosen(place: Place | undefined): void
}

/**
 * Finds a place by its Chinese name, pinyin, English name or code; a form gets its code. Under the field is
 * what distinguishes places of the same name: the code of a port, the city of a district; or the help.
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
      help={chosen ? placeHelp(chosen, language) : help}
      labels={labels}
      search={search}
      value={value}
      onChange={(option) => onChosen(option?.place)}
    />
  )
}
