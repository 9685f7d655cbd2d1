import { type FormEvent, useState } from 'react'
import { type RequestKind, requestKinds } from '#domain/quotes/requests/quote-request.ts'
import { useSession } from '#web/client/session-state.ts'
import { rowFields, rowSlots } from '#web/components/containers/containers.ts'
import { useUnsaved } from '#web/components/drafts/unsaved.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import { valuesOf } from '#web/components/forms/use-form.ts'

/** The form that was filled in: what it started with, and what was typed, by the names of its fields. */
type Draft = { readonly start: string; readonly values: FormValues }

const keyOf = (kind: RequestKind, personId: string) => `draft-request-${kind}-${personId}`

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

/** What is stored, and where: of this service or, before anything is typed for it, of another one with the same start. */
type Found = { readonly key: string; readonly values: FormValues }

function findDraft(kind: RequestKind, personId: string | undefined, start: string | undefined): Found {
  const owner = personId ?? 'visitor'
  const own = { key: keyOf(kind, owner), values: {} }
  if (start === undefined) return own
  const others = requestKinds.filter((other) => other !== kind)
  const stored = [kind, ...others].map((one) => {
    const key = keyOf(one, owner)
    return { key, values: valuesIn(storageOf(personId), key, start) }
  })
  return stored.find(({ values }) => Object.keys(values).length > 0) ?? own
}

/** Read again when the service or the person changes: the next person in this tab must not see what was typed. */
function useOpenedDraft(kind: RequestKind, personId: string | undefined, start: string | undefined) {
  const own = keyOf(kind, personId ?? 'visitor')
  const open = (version: number) => ({ own, version, ...findDraft(kind, personId, start) })
  const [state, setOpened] = useState(() => open(0))
  if (state.own === own) return { opened: state, setOpened }
  const opened = open(state.version + 1)
  setOpened(opened)
  return { opened, setOpened }
}

/**
 * One draft for each service; another service starts with the fields that they share. A form that starts with other
 * values, `start`, has not been filled in yet. Without `start` nothing is stored.
 */
export function useRequestDraft(kind: RequestKind, start: string | undefined): RequestDraft | undefined {
  const personId = useSession(({ person }) => person?.id)
  const { opened, setOpened } = useOpenedDraft(kind, personId, start)
  if (start === undefined) return undefined
  const storage = storageOf(personId)
  const drop = () => {
    storage.removeItem(opened.own)
    storage.removeItem(opened.key)
  }
  return {
    values: opened.values,
    version: opened.version,
    isRestored: Object.keys(opened.values).length > 0,
    // A code is of no use later.
    save: ({ code: _, ...typed }) =>
      write(storage, opened.own, {
        start,
        values: withTyped(findDraft(kind, personId, start).values, typed),
      }),
    drop,
    discard() {
      drop()
      setOpened({ ...opened, key: opened.own, values: {}, version: opened.version + 1 })
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
