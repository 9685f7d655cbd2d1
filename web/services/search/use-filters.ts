import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Filters, filterParams, filtersOf, noFilters } from './filters.ts'
import { pendingUrls } from './pending-urls.ts'

/** The filters are in the URL, so that a link and Back restore them; the list changes before the URL does. */
export function useFilters(keys: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const [filters, setFilters] = useState<Filters>(() => filtersOf(params, keys))
  const [version, setVersion] = useState(0)
  const latest = useRef(filters)
  const [pending] = useState(pendingUrls)
  useEffect(() => {
    const next = filtersOf(params, keys)
    const url = `${filterParams(next, keys)}`
    if (pending.isOwn(url) || url === `${filterParams(latest.current, keys)}`) return
    // After Back or Forward the fields mount again with the filters of the URL.
    latest.current = next
    setFilters(next)
    setVersion((before) => before + 1)
  }, [params, keys, pending])
  const apply = (next: Filters, replace: boolean) => {
    latest.current = next
    setFilters(next)
    pending.add(`${filterParams(next, keys)}`)
    setParams(filterParams(next, keys, params), { preventScrollReset: true, replace })
  }
  return {
    filters,
    /** The key of the uncontrolled fields. */
    version,
    /** Adds a history entry. */
    choose: (next: Filters) => apply(next, false),
    /** While the user types: replaces the history entry. */
    type: (next: Filters) => apply(next, true),
    /** From outside the fields, which mount again. */
    reset: (next: Filters = noFilters) => {
      setVersion((before) => before + 1)
      apply(next, false)
    },
  }
}

export type FilterState = ReturnType<typeof useFilters>
