import { useState } from 'react'
import { useSession } from '#web/client/session-state.ts'
import { rowFields, rowSlots } from '#web/components/containers/containers.ts'
import type { FormValues } from '#web/components/forms/rules.ts'

/** The form that was filled in: what it started with, and what was typed, by the names of its fields. */
type Draft = { readonly start: string; readonly values: FormValues }

const keyOf = (personId: string) => `draft-request-${personId}`

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** Stored text may come from an older version; unknown values are left out. */
function parseDraft(text: string | null): Draft | undefined {
  try {
    const { start, values } = JSON.parse(text ?? 'null') as Record<string, unknown>
    if (typeof start !== 'string' || typeof values !== 'object' || values === null) return undefined
    return { start, values: Object.fromEntries(Object.entries(values).filter(isText)) }
  } catch {
    return undefined
  }
}

const containerFields: ReadonlySet<string> = new Set(rowSlots.flatMap((row) => Object.values(rowFields(row))))

/** Fields that only another service has stay for it; rows of containers that were removed do not. */
function withTyped(values: FormValues, typed: FormValues): FormValues {
  const hasRows = Object.keys(typed).some((name) => containerFields.has(name))
  const kept = Object.entries(values).filter(([name]) => !(hasRows && containerFields.has(name)))
  return { ...Object.fromEntries(kept), ...typed }
}

/** What was typed and not yet sent, in this browser, for each person. */
export type RequestDraft = {
  readonly values: FormValues
  save(typed: FormValues): void
  drop(): void
}

/**
 * One draft for all services, so that the fields they share are kept when another is chosen. A form that starts with
 * other values, `start`, has not been filled in yet. Without `start` nothing is stored.
 */
export function useRequestDraft(start: string | undefined): RequestDraft | undefined {
  const key = useSession(({ person }) => person && keyOf(person.id))
  const [values] = useState(() => (key && start !== undefined ? valuesIn(key, start) : {}))
  if (!key || start === undefined) return undefined
  return {
    values,
    save: (typed) => write(key, { start, values: withTyped(valuesIn(key, start), typed) }),
    drop: () => window.localStorage.removeItem(key),
  }
}

function valuesIn(key: string, start: string): FormValues {
  const draft = parseDraft(window.localStorage.getItem(key))
  return draft?.start === start ? draft.values : {}
}

/** If the storage is full, only the draft is lost. */
function write(key: string, draft: Draft): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    window.localStorage.removeItem(key)
  }
}
