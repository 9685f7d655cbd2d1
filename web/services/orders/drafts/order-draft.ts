import type { Refusal, Result } from '#domain/values/refusal.ts'
import { dropDraft, writeDraft } from '#web/components/drafts/draft-storage.ts'
import { isSame } from '#web/components/drafts/form-draft.ts'
import { markUnsaved } from '#web/components/drafts/unsaved.ts'
import type { FormValues } from '#web/components/forms/rules.ts'

/**
 * Where what was typed is: with the server, on its way, in this browser only because the server cannot be reached or
 * refuses it, or overtaken by another tab or device.
 */
export type DraftState =
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'saving' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'overtaken' }

export type Saved = { readonly version: number; readonly savedAt: string }

type DraftDeps = {
  /** Of the copy in this browser. */
  readonly key: string
  /** What the form is opened with; undefined for an empty one. */
  readonly restored: FormValues | undefined
  /** Of the draft on the server; null if it has none. */
  readonly version: number | null
  /** The restored texts are not yet on the server. */
  readonly isUnsaved: boolean
  save(texts: FormValues, version: number | null): Promise<Result<Saved>>
  onState(state: DraftState): void
}

/** Between the last key and the save. */
export const saveDelayMs = 1_200
/** After a save that did not reach the server. */
const retryMs = 15_000

/** What stays refused until the form or the list of drafts is changed; anything else may pass when it is tried again. */
const isLasting = ({ refusal, fields }: Refusal): boolean =>
  fields !== undefined ||
  refusal === 'draft-ordered' ||
  refusal === 'too-many-order-drafts' ||
  refusal === 'not-found'

const isOfSession = ({ refusal }: Refusal): boolean =>
  refusal === 'session-expired' || refusal === 'logged-out'

function stateAfter(refusal: Refusal): DraftState {
  if (refusal.refusal === 'draft-changed') return { kind: 'overtaken' }
  return isLasting(refusal) ? { kind: 'refused', refusal } : { kind: 'kept' }
}

/** What is typed into an order, saved on the server while it is typed. The copy in the browser is for when that fails. */
export class OrderDraft {
  readonly #deps: DraftDeps
  #version: number | null
  #typed: FormValues | undefined
  #isDirty: boolean
  #isSaving = false
  #isOvertaken = false
  #hasEnded = false
  #isClosed = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> = Promise.resolve()
  #ordered: Refusal | undefined

  constructor(deps: DraftDeps) {
    this.#deps = deps
    this.#version = deps.version
    this.#isDirty = deps.isUnsaved
  }

  get values(): FormValues | undefined {
    return this.#deps.restored
  }

  /** As it is now. */
  get typed(): FormValues | undefined {
    return this.#typed
  }

  follow(texts: FormValues): void {
    if (this.#hasEnded || (this.#typed && isSame(this.#typed, texts))) return
    const isFirst = this.#typed === undefined
    this.#typed = texts
    if (isFirst && !this.#isDirty) return
    this.#isDirty = true
    this.#keepHere(texts)
    this.#saveAfter(saveDelayMs)
  }

  /** The form is no longer shown. */
  close(): void {
    this.#isClosed = true
    markUnsaved(this, false)
    void this.saveNow()
  }

  /** The order was sent, or the draft discarded: a late save does nothing. */
  drop(): void {
    this.#hasEnded = true
    clearTimeout(this.#timer)
    markUnsaved(this, false)
    dropDraft(this.#deps.key)
  }

  /** What is typed here replaces the version that overtook it. */
  replace(version: number | null): Promise<void> {
    this.#isOvertaken = false
    this.#version = version
    this.#isDirty = true
    return this.saveNow()
  }

  /** Before the order is sent: that another tab or device has sent it meanwhile, which ends the draft. Said once. */
  async orderedElsewhere(): Promise<Refusal | undefined> {
    await this.#running
    if (this.#version === null || this.#ordered) return undefined
    this.#isDirty = true
    await this.saveNow()
    return this.#ordered
  }

  saveNow(): Promise<void> {
    clearTimeout(this.#timer)
    const texts = this.#typed
    if (texts && this.#isDirty && !this.#isSaving && !this.#isOvertaken && !this.#hasEnded)
      this.#running = this.#save(texts)
    return this.#running
  }

  async #save(texts: FormValues): Promise<void> {
    this.#isDirty = false
    this.#isSaving = true
    this.#deps.onState({ kind: 'saving' })
    const result = await this.#deps.save(texts, this.#version)
    this.#isSaving = false
    if (this.#hasEnded) return
    if (result.ok) this.#saved(result.value)
    else this.#failed(result)
  }

  #saved({ version, savedAt }: Saved): void {
    this.#version = version
    markUnsaved(this, false)
    this.#deps.onState({ kind: 'saved', at: savedAt })
    // Typed while it was being saved.
    if (this.#isDirty && this.#typed) {
      this.#keepHere(this.#typed)
      this.#saveAfter(saveDelayMs)
    } else dropDraft(this.#deps.key)
  }

  #failed(refusal: Refusal): void {
    this.#isDirty = true
    if (isOfSession(refusal)) {
      this.#endWithSession()
      return
    }
    if (refusal.refusal === 'draft-ordered') this.#ordered = refusal
    const state = stateAfter(refusal)
    this.#isOvertaken = state.kind === 'overtaken'
    if (!this.#isClosed) markUnsaved(this, true)
    this.#deps.onState(state)
    // A form with a wrong field is saved again once it was changed.
    if (state.kind !== 'overtaken' && !refusal.fields) this.#saveAfter(retryMs)
  }

  /** The end of a session empties the storage: the copy is written again, for the same person after the next login. */
  #endWithSession(): void {
    this.#hasEnded = true
    clearTimeout(this.#timer)
    markUnsaved(this, false)
    if (this.#typed) this.#keepHere(this.#typed)
  }

  #keepHere(values: FormValues): void {
    const basis = this.#version === null ? null : String(this.#version)
    writeDraft(this.#deps.key, { savedAt: new Date().toISOString(), basis, start: {}, values })
  }

  #saveAfter(delayMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.saveNow(), delayMs)
  }
}
