import type { Given, Rule } from '#web/components/forms/rules.ts'

/** The name of the hidden field that holds the code of a chosen place. */
export const placeCodeField = (name: string): string => `${name}-code`

export const placeIn = (values: Given, name: string): string => values[placeCodeField(name)] ?? ''

/** A place is chosen from the list, not only typed. */
export const chosenPlace =
  (name: string): Rule =>
  (text, values) => {
    if (text.trim() === '') return 'required'
    return placeIn(values, name) === '' ? 'unknown-value' : undefined
  }
