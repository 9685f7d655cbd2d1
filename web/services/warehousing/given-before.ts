import type { Given } from '#web/components/forms/rules.ts'

/** What the box of a home page asks, and the fields of the form that take it. */
const fields = { cbm: 'volume', days: 'days' } as const
const names = Object.keys(fields) as (keyof typeof fields)[]
const figure = /^\d{1,7}(\.\d{1,3})?$/

/** Typed before, and taken along on the way to one warehouse: nothing is typed again. */
export function takenAlong(address: URLSearchParams): URLSearchParams {
  const taken = new URLSearchParams()
  for (const name of names) {
    const text = address.get(name) ?? ''
    if (figure.test(text)) taken.set(name, text)
  }
  return taken
}

export const givenBefore = (address: URLSearchParams): Given =>
  Object.fromEntries(
    [...takenAlong(address)].map(([name, text]) => [fields[name as keyof typeof fields], text]),
  )
