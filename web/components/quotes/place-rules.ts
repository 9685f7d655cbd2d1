import type { Given, Rule } from '#web/components/forms/rules.ts'

/** Under what name a form holds the code of the place in a field. */
export const placeCodeField = (name: string): string => `${name}-code`

export const placeIn = (given: Given, name: string): string => given[placeCodeField(name)] ?? ''

/** Something is chosen, not only typed. */
export const chosenPlace =
  (name: string): Rule =>
  (text, given) => {
    if (text.trim() === '') return 'required'
    return placeIn(given, name) === '' ? 'unknown-value' : undefined
  }
