import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import type { QuoteQueryInput } from '#contract/queries.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { type QueryOf, readQuery, writeQuery } from '#web/components/quotes/query-url.ts'
import { dayFrom } from './measures.ts'

/** Changes when the reader goes back or forward: the form begins anew with what was asked there. */
export function useHistoryKey(): string {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [saved, setSaved] = useState(key)
  if (isBack && saved !== key) setSaved(key)
  return saved
}

/** The wish stands in the address, with whatever else the page keeps there: it can be sent on, and Back brings it back. */
export function useQuoteQueryInput<Service extends QuoteQueryInput['service']>(
  service: Service,
  own: readonly string[] = [],
) {
  const [query, setQuery] = useSearchParams()
  const formKey = useHistoryKey()
  const today = shanghaiDay(new Date())
  const read = readQuery(service, query)
  const asked: QueryOf<Service> | undefined = read && {
    ...read,
    day: dayFrom('day' in read ? read.day : undefined, today),
  }
  const saved = Object.fromEntries(own.map((name) => [name, query.get(name) ?? '']))
  /** Without a wish only what the page keeps is asked. */
  const ask = (query: QueryOf<Service> | undefined, others: Readonly<Record<string, string>> = saved) => {
    const address = query ? writeQuery(query) : new URLSearchParams()
    for (const name of own) if (others[name]) address.set(name, others[name])
    setQuery(address, { preventScrollReset: true })
  }
  return { asked, saved, ask, today, formKey }
}
