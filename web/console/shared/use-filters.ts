import { useSearchParams } from 'react-router'

/** What a list is filtered by stands in the address, so that it can be sent on and gone back to. */
export function useFilters() {
  const [query, setQuery] = useSearchParams()
  const change = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changes))
      if (value === '') next.delete(name)
      else next.set(name, value)
    setQuery(next, { preventScrollReset: true })
  }
  const clear = () => setQuery({}, { preventScrollReset: true })
  const read = (name: string): string => query.get(name)?.trim() ?? ''
  /** One of the known words, or nothing. */
  const oneOf = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((word) => word === query.get(name))
  return { query, read, oneOf, change, clear }
}
