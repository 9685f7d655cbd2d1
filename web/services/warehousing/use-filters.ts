import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf, type Filters, filtersOf, noFilters } from './filters.ts'

const isSame = (one: Filters, other: Filters) => `${addressOf(one)}` === `${addressOf(other)}`

/** What is looked for stands in the address, so that it can be sent on and gone back to; the list does not wait for it. */
export function useFilters() {
  const [query, setQuery] = useSearchParams()
  const [filters, setFilters] = useState<Filters>(() => filtersOf(query))
  const [version, setVersion] = useState(0)
  const latest = useRef(filters)
  useEffect(() => {
    const asked = filtersOf(query)
    if (isSame(asked, latest.current)) return
    // Gone back or forward: the fields begin anew with what stands there.
    latest.current = asked
    setFilters(asked)
    setVersion((before) => before + 1)
  }, [query])
  const go = (next: Filters, replace: boolean) => {
    latest.current = next
    setFilters(next)
    setQuery(addressOf(next), { preventScrollReset: true, replace })
  }
  return {
    filters,
    /** Of the fields that keep what is typed themselves. */
    version,
    /** A step of its own, for Back. */
    choose: (next: Filters) => go(next, false),
    /** While it is typed. */
    type: (next: Filters) => go(next, true),
    clear: () => {
      setVersion((before) => before + 1)
      go(noFilters, false)
    },
  }
}

export type FilterState = ReturnType<typeof useFilters>
