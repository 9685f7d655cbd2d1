import { refusal } from '#domain/values/refusal.ts'
import type { StoredImport } from '#server/rates/import-store.ts'
import { namedCodes } from './named-codes.ts'

/** Names the rates that were changed after the preview. */
export const outdatedRefusal = (outdated: readonly string[], { edit }: StoredImport) =>
  refusal(edit ? 'edit-outdated' : 'import-outdated', {
    count: new Set(outdated).size,
    codes: namedCodes(outdated),
  })
