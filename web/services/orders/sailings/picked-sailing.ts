import type { WrongFields } from '#domain/values/refusal.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import type { FormValues } from '#web/components/forms/rules.ts'

/** The ship of an order, as its fields have it; an order for trucks has no day of departure. */
export type PickedSailing = { readonly vessel: string; readonly voyage: string; readonly etd: string }

export const shipFields = ['vessel', 'voyage', 'etd'] as const

export const pickedIn = ({ vessel = '', voyage = '', etd = '' }: FormValues): PickedSailing | undefined =>
  vessel === '' ? undefined : { vessel, voyage, etd }

/** Without a ship, its voyage and its day are missing too; that is one thing to mend, not three. */
export function oncePicked(wrong: WrongFields): WrongFields {
  if (!wrong.vessel) return wrong
  const { voyage: _voyage, etd: _etd, ...others } = wrong
  return others
}

/** A day is searched as a day, everything else as a part of the vessel or the voyage. */
export function sailingSearch(text: string) {
  const typed = text.trim()
  if (typed === '') return {}
  return isCalendarDay(typed) ? { from: typed, to: typed } : { search: typed }
}
