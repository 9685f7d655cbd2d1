import { type RefObject, useEffect } from 'react'
import { plainNumber } from '#domain/values/plain-number.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import { isNumberField } from '#web/components/forms/use-form.ts'
import { dropDraft, type StoredDraft, writeDraft } from './draft-storage.ts'
import { markUnsaved } from './unsaved.ts'

const namesOf = (form: HTMLFormElement, type: string) =>
  new Set([...form.querySelectorAll<HTMLInputElement>(`input[type="${type}"]`)].map(({ name }) => name))

/**
 * As typed, numbers without separators; checkboxes of one name in one text. A picker has two fields of one name, and the last one is its value.
 * Passwords and files are not kept.
 */
function typedIn(form: HTMLFormElement): FormValues {
  const [secret, checked] = [namesOf(form, 'password'), namesOf(form, 'checkbox')]
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && !secret.has(name))
      values[name] =
        checked.has(name) && name in values
          ? `${values[name]},${value}`
          : isNumberField(form, name)
            ? plainNumber(value)
            : value
  return values
}

export const isSame = (one: FormValues, other: FormValues) => {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** What is typed into one form, from its first value until it is sent or discarded. */
export class FormDraft {
  readonly restored: StoredDraft | undefined
  readonly #key: string
  readonly #onDrop: () => void
  #start: FormValues | undefined
  #typed: FormValues | undefined
  #basis: string | null = null

  constructor(key: string, restored: StoredDraft | undefined, onDrop: () => void) {
    this.#key = key
    this.#onDrop = onDrop
    this.restored = restored
    this.#start = restored?.start
    this.#typed = restored?.values
  }

  /** What was typed before, by the names of the fields. */
  get values(): FormValues | undefined {
    return this.restored?.values
  }

  /** Stores what differs from the start. */
  follow(values: FormValues, basis: string | null): void {
    this.#basis = basis
    if (this.#typed && isSame(this.#typed, values)) {
      markUnsaved(this, this.#start !== undefined && !isSame(this.#start, values))
      return
    }
    const start = this.#start ?? values
    this.#start = start
    this.#typed = values
    const isChanged = !isSame(start, values)
    markUnsaved(this, isChanged)
    if (isChanged)
      writeDraft(this.#key, { savedAt: new Date().toISOString(), basis: this.#basis, start, values })
    else dropDraft(this.#key)
  }

  /** The form is filled anew, from another version. */
  restart(start: FormValues): void {
    this.#start = start
  }

  /** The form is no longer shown; what was typed stays stored. */
  close(): void {
    markUnsaved(this, false)
  }

  /** After it was sent: what the form contains now is its new start. */
  drop(): void {
    this.#start = this.#typed
    markUnsaved(this, false)
    dropDraft(this.#key)
    this.#onDrop()
  }
}

/** What a form follows: a draft in the browser, or one on the server. */
export type FollowedDraft = Pick<FormDraft, 'values' | 'follow' | 'close'>

/** Follows every input, and every row that is added or removed. */
export function useFollowed(
  form: RefObject<HTMLFormElement | null>,
  draft: Pick<FollowedDraft, 'follow' | 'close'>,
  basis: string | null = null,
): void {
  const follow = () => {
    if (form.current) draft.follow(typedIn(form.current), basis)
  }
  // After each render: rows come and go without an event.
  useEffect(follow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the form itself.
  useEffect(() => {
    const element = form.current
    element?.addEventListener('input', follow)
    return () => {
      element?.removeEventListener('input', follow)
      draft.close()
    }
  }, [form, draft, basis])
}
