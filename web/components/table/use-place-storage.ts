import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { PlaceStorage, TablePlace } from '#web/ui/table/use-place.ts'
import { readEntry, writeEntry } from './session-entries.ts'

const isPlace = (stored: unknown): stored is TablePlace =>
  typeof stored === 'object' &&
  stored !== null &&
  'top' in stored &&
  typeof stored.top === 'number' &&
  'left' in stored &&
  typeof stored.left === 'number' &&
  'first' in stored &&
  typeof stored.first === 'string'

/** The place in a list, for this entry of the history of this tab. */
export function usePlaceStorage(list: string): PlaceStorage {
  const { pathname, search, key: entry } = useLocation()
  return useMemo(() => {
    // The first entry of a tab has the same key on every page.
    const key = `table-place:${list}:${entry}:${pathname}${search}`
    return {
      read() {
        const stored = readEntry(key)
        return isPlace(stored) ? stored : undefined
      },
      write: (place) => writeEntry(key, place),
    }
  }, [list, entry, pathname, search])
}
