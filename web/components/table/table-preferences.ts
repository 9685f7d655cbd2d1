import { plainTableState, type TableDensity, type TableState } from '#web/ui/table/table-state.ts'

type Preferences = Pick<TableState, 'hidden' | 'order' | 'density'>

const densities: readonly TableDensity[] = ['normal', 'dense']

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []

/** Storage may be closed, full, or hold the text of an older version. */
function readStored(key: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

function writeStored(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text)
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Columns and density as the user left them in this table, or the default columns. */
export function readPreferences(table: string, defaultHidden: readonly string[]): Preferences {
  const { hidden, order, density } = readStored(`table-columns:${table}`)
  return {
    hidden: hidden === undefined ? defaultHidden : textsIn(hidden),
    order: textsIn(order),
    density: densities.find((known) => known === density) ?? plainTableState.density,
  }
}

export const writePreferences = (table: string, { hidden, order, density }: TableState): void =>
  writeStored(`table-columns:${table}`, JSON.stringify({ hidden, order, density }))

const keysName = 'table-single-keys'

/** The keys j, k and / work unless the user has switched them off (WCAG 2.1.4). */
export const hasSingleKeys = (): boolean => readStored(keysName).isOff !== true

export const setSingleKeys = (isOn: boolean): void => writeStored(keysName, JSON.stringify({ isOff: !isOn }))

/** The saved views of a table. */
export const viewStorage = (table: string) => ({
  read: () => window.localStorage.getItem(`table-views:${table}`),
  write: (text: string) => window.localStorage.setItem(`table-views:${table}`, text),
})
