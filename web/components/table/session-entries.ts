/** Texts of this tab; nothing is stored if the storage is blocked or full. */
export function readEntry(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function writeEntry(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The list then opens at its top, and without the page before.
  }
}
