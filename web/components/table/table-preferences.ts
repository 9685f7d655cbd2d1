import { type TableDensity, type TableState, tableDensities } from '#web/ui/table/table-state.ts'

type Preferences = Pick<TableState, 'hidden' | 'order' | 'density'>

/** A column that the list no longer has is ignored. */
const columnsIn = (
  stored: unknown,
  columns: readonly string[],
  usual: readonly string[],
): readonly string[] => (Array.isArray(stored) ? stored.filter((id) => columns.includes(id)) : usual)

/** The stored text may be damaged or of an older version. */
function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

/** Columns and density as the user left them, otherwise as they usually are. */
export function readPreferences(
  text: string | null,
  columns: readonly string[],
  usual: Preferences,
): Preferences {
  const { hidden, order, density } = parse(text)
  return {
    hidden: columnsIn(hidden, columns, usual.hidden),
    order: columnsIn(order, columns, usual.order),
    density: tableDensities.find((known): known is TableDensity => known === density) ?? usual.density,
  }
}

export const writePreferences = ({ hidden, order, density }: Preferences): string =>
  JSON.stringify({ hidden, order, density })

export const preferencesKey = (table: string): string => `table-columns:${table}`

/** The saved views of a table. */
export const viewStorage = (table: string) => ({
  read: () => window.localStorage.getItem(`table-views:${table}`),
  write: (text: string) => window.localStorage.setItem(`table-views:${table}`, text),
})
