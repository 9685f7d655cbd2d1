import type { AddedService } from '#domain/orders/drafts/draft.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import { sentValues } from '#web/services/orders/sent-values.ts'

/** The hidden field of the form: the services that were added, so that they are part of the draft. */
export const addedName = 'more'

export const addedText = (added: readonly AddedService[]): string =>
  added.length > 0 ? JSON.stringify(added) : ''

const isAdded = (value: unknown): value is AddedService =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'quote') === 'string' &&
  typeof Reflect.get(value, 'values')?.fields === 'object' &&
  typeof Reflect.get(value, 'values')?.groups === 'object'

/** Stored text may come from an older version. */
export function addedIn(texts: FormValues | undefined): readonly AddedService[] {
  try {
    const found: unknown = JSON.parse(texts?.[addedName] || '[]')
    return Array.isArray(found) ? found.filter(isAdded) : []
  } catch {
    return []
  }
}

/** As the contract takes them. */
export const sentServices = (added: readonly AddedService[]) =>
  added.map(({ quote, values }) => ({ quote, values: sentValues(values) }))
