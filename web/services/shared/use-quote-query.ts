import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import type { QueryOf, QuoteMode } from '#domain/quotes/query/query.ts'
import { readSearchParams, textsOfSearchParams } from '#domain/quotes/query/query-codec.ts'
import { notBefore } from '#domain/quotes/query/query-defaults.ts'
import { depotFields } from '#domain/quotes/query/query-tables.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { useRefusedSearch } from './use-refused-search.ts'

/** Changes when the user goes back or forward, so that the form starts again with the query of that URL. */
export function useHistoryKey(): string {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [saved, setSaved] = useState(key)
  if (isBack && saved !== key) setSaved(key)
  return saved
}

const dayKey = depotFields.day.key

function withoutPastDay(params: URLSearchParams, today: string): URLSearchParams {
  const changed = new URLSearchParams(params)
  const day = params.get(dayKey)
  if (day !== null) changed.set(dayKey, notBefore(today, day))
  return changed
}

/** The query in the URL, with the parameters that the page itself keeps there: a link and Back restore both. */
export function useQuoteQuery<Mode extends Exclude<QuoteMode, 'ocean'>>(
  mode: Mode,
  pageKeys: readonly string[] = [],
) {
  const [params, setParams] = useSearchParams()
  const formKey = useHistoryKey()
  const today = shanghaiDay(new Date())
  const read = readSearchParams(mode, withoutPastDay(params, today))
  const query = Object.keys(read.wrong).length === 0 ? (read.query as QueryOf<Mode>) : undefined
  const texts = textsOfSearchParams(mode, params)
  const refused = useRefusedSearch(read.wrong, texts)
  const pageParams = Object.fromEntries(pageKeys.map((key) => [key, params.get(key) ?? '']))
  const search = (next: URLSearchParams, nextPageParams: Readonly<Record<string, string>> = pageParams) => {
    const url = new URLSearchParams(next)
    for (const key of pageKeys) if (nextPageParams[key]) url.set(key, nextPageParams[key])
    setParams(url, { preventScrollReset: true })
  }
  return { query, entered: read.query, texts, pageParams, search, today, formKey, ...refused }
}
