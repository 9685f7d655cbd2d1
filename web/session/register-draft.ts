import type { FormValues } from '#web/components/forms/rules.ts'

/** Of this tab, and deleted when someone logs out (web/client/sweep-drafts.ts). */
const key = 'draft-registration-visitor'

/** Never a password or a code. */
const keptFields = ['mobile', 'email', 'name', 'companyName']

const keptIn = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, text]) => keptFields.includes(name) && text))

/** If the storage is full or closed, nothing is kept. */
export function saveRegisterDraft(values: FormValues): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(keptIn(values)))
  } catch {
    dropRegisterDraft()
  }
}

export function loadRegisterDraft(): FormValues {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}')
    return textsIn(draft)
  } catch {
    return {}
  }
}

export function dropRegisterDraft(): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // A closed storage has no draft.
  }
}

/** The texts of a stored object, which may come from another version of the page. */
export const textsIn = (value: unknown): FormValues =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
    : {}
