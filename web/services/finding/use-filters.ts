import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf, type Filters, filtersOf, noFilters } from './filters.ts'
import { ownMoves } from './own-moves.ts'

/** What is looked for stands in the address, so that it can be sent on and gone back to; the list does not wait for it. */
export function useFilters(keys: readonly string[]) {
  const [query, setQuery] = useSearchParams()
  const [filters, setFilters] = useState<Filters>(() => filtersOf(query, keys))
  const [version, setVersion] = useState(0)
  const latest = useRef(filters)
  const [moves] = useState(ownMoves)
  useEffect(() => {
    const asked = filtersOf(query, keys)
    const address = `${addressOf(asked, keys)}`
    if (moves.isOwn(address) || address === `${addressOf(latest.current, keys)}`) return
    // Gone back or forward: the fields begin anew with what stands there.
    latest.current = asked
    setFilters(asked)
    setVersion((before) => before + 1)
  }, [query, keys, moves])
  const go = (next: Filters, replace: boolean) => {
    latest.current = next
    setFilters(next)
    moves.going(`${addressOf(next, keys)}`)
    setQuery(addressOf(next, keys, query), { preventScrollReset: true, replace })
  }
  return {
    filters,
    /** Of the fields that keep what is typed themselves. */
    version,
    /** A step of its own, for Back. */
    choose: (next: Filters) => go(next, false),
    /** While it is typed. */
    type: (next: Filters) => go(next, true),
    /** From outside the fields: they begin anew. */
    reset: (next: Filters = noFilters) => {
      setVersion((before) => before + 1)
      go(next, false)
    },
  }
}

export type FilterState = ReturnType<typeof useFilters>
