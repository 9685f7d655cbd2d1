import { type FormEvent, useState } from 'react'
import { useSession } from '#web/client/session-state.ts'
import { rowFields, rowSlots } from '#web/components/containers/containers.ts'
import { useUnsaved } from '#web/components/drafts/unsaved.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import { valuesOf } from '#web/components/forms/use-form.ts'

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

/** What was typed and not yet sent. */
export type RequestDraft = {
  readonly values: FormValues
  /** Whether something was typed before the form was opened. */
  readonly isRestored: boolean
  /** Changes when the form has to be filled anew. */
  readonly version: number
  save(typed: FormValues): void
  drop(): void
  discard(): void
}

/** Of visitors only for as long as the tab is open: others may use the computer after them. */
const storageOf = (personId: string | undefined): Storage =>
  personId === undefined ? window.sessionStorage : window.localStorage

/**
 * One draft for all services, so that the fields they share are kept when another is chosen. A form that starts with
 * other values, `start`, has not been filled in yet. Without `start` nothing is stored.
 */
export function useRequestDraft(start: string | undefined): RequestDraft | undefined {
  const personId = useSession(({ person }) => person?.id)
  const key = keyOf(personId ?? 'visitor')
  const read = (): FormValues => (start === undefined ? {} : valuesIn(storageOf(personId), key, start))
  const [opened, setOpened] = useState(() => ({ values: read(), version: 0 }))
  if (start === undefined) return undefined
  const drop = () => storageOf(personId).removeItem(key)
  return {
    ...opened,
    isRestored: Object.keys(opened.values).length > 0,
    // A code is of no use later.
    save: ({ code: _, ...typed }) =>
      write(storageOf(personId), key, { start, values: withTyped(read(), typed) }),
    drop,
    discard() {
      drop()
      setOpened({ values: {}, version: opened.version + 1 })
    },
  }
}

function valuesIn(storage: Storage, key: string, start: string): FormValues {
  const draft = parseDraft(storage.getItem(key))
  return draft?.start === start ? draft.values : {}
}

/** If the storage is full, only the draft is lost. */
function write(storage: Storage, key: string, draft: Draft): void {
  try {
    storage.setItem(key, JSON.stringify(draft))
  } catch {
    storage.removeItem(key)
  }
}

type OnInput = (event: FormEvent<HTMLFormElement>) => void

/** Stores what is typed, and asks before the page is left, until the form is sent. */
export function useFollowedInput(draft: RequestDraft | undefined) {
  const [isTyped, setTyped] = useState(draft?.isRestored ?? false)
  useUnsaved(isTyped)
  const follow =
    (onInput: OnInput): OnInput =>
    (event) => {
      onInput(event)
      setTyped(draft !== undefined)
      draft?.save(valuesOf(event.currentTarget))
    }
  const end = () => {
    draft?.drop()
    setTyped(false)
  }
  return { follow, end }
}
