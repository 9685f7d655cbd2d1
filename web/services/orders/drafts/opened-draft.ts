import type { OrderDraftView } from '#contract/order-drafts.ts'
import type { StoredDraft } from '#web/components/drafts/draft-storage.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import { addedName, addedText } from '#web/services/orders/added/added-text.ts'
import { type FormToFill, startRows, startTexts } from '#web/services/orders/form-values.ts'
import { instructionName, instructionText } from '#web/services/orders/instruction/instruction.ts'

/** What a form is opened with, and where that comes from. */
export type OpenedDraft = {
  readonly restored: FormValues | undefined
  readonly version: number | null
  readonly savedAt: string | null
  readonly origin: OrderDraftView['origin']
  readonly isUnsaved: boolean
}

/** The texts of the controls. */
function textsOfDraft({ typed }: FormToFill, { values, more, instruction }: OrderDraftView): FormValues {
  const rows = startRows(typed, values)
  const file = instructionText({ file: instruction, isSending: false })
  const added = addedText(more)
  return {
    ...startTexts(typed, rows, values),
    ...(added && { [addedName]: added }),
    ...(file && { [instructionName]: file }),
  }
}

const basisOf = (draft: OrderDraftView | null) => (draft === null ? null : String(draft.version))

/** From the copy in this browser alone. */
const fromHere = (here: StoredDraft): OpenedDraft => ({
  restored: here.values,
  version: here.basis === null ? null : Number(here.basis),
  savedAt: here.savedAt,
  origin: 'typed',
  isUnsaved: true,
})

const empty: OpenedDraft = {
  restored: undefined,
  version: null,
  savedAt: null,
  origin: 'typed',
  isUnsaved: false,
}

/**
 * The copy in this browser holds only if it was typed on the version that the server still has: then its save did not
 * reach the server. `undefined` is a server that cannot be reached.
 */
export function openedDraft(
  fill: FormToFill,
  onServer: OrderDraftView | null | undefined,
  here: StoredDraft | undefined,
): OpenedDraft {
  if (here && (onServer === undefined || here.basis === basisOf(onServer))) return fromHere(here)
  if (!onServer) return empty
  const { version, savedAt, origin } = onServer
  return { restored: textsOfDraft(fill, onServer), version, savedAt, origin, isUnsaved: false }
}
