import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import type { AskedWish } from '#contract/wishes.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { readWish, type WishOf, writeWish } from '#web/parts/quotes/wish-address.ts'
import { dayFrom } from './measures.ts'

/** Changes when the reader goes back or forward: the form begins anew with what was asked there. */
export function useHistoryKey(): string {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [kept, setKept] = useState(key)
  if (isBack && kept !== key) setKept(key)
  return kept
}

/** The wish stands in the address, with whatever else the page keeps there: it can be sent on, and Back brings it back. */
export function useAskedWish<Service extends AskedWish['service']>(
  service: Service,
  own: readonly string[] = [],
) {
  const [query, setQuery] = useSearchParams()
  const formKey = useHistoryKey()
  const today = shanghaiDay(new Date())
  const read = readWish(service, query)
  const asked: WishOf<Service> | undefined = read && {
    ...read,
    day: dayFrom('day' in read ? read.day : undefined, today),
  }
  const kept = Object.fromEntries(own.map((name) => [name, query.get(name) ?? '']))
  /** Without a wish only what the page keeps is asked. */
  const ask = (wish: WishOf<Service> | undefined, others: Readonly<Record<string, string>> = kept) => {
    const address = wish ? writeWish(wish) : new URLSearchParams()
    for (const name of own) if (others[name]) address.set(name, others[name])
    setQuery(address, { preventScrollReset: true })
  }
  return { asked, kept, ask, today, formKey }
}
