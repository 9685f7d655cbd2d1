import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readSearchParams, textsOfSearchParams } from '#domain/quotes/query/query-codec.ts'
import { defaultWindow } from '#domain/quotes/query/query-defaults.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { saveRecent } from '#web/components/quotes/state/recent-searches-storage.ts'
import { withoutView } from '#web/components/quotes/state/view-params.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { useHistoryKey } from '#web/services/shared/use-quote-query.ts'
import { useRefusedSearch } from '#web/services/shared/use-refused-search.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { isForeignOrigin, oceanQueryFrom, oceanUrl, wrongInUrl } from './ocean-query.ts'

const anyDay = '2000-01-01'

/** Back leads to this page as it was left: with what was searched in its form. */
function keepInHistory(search: URLSearchParams): void {
  const { history, location } = window
  history.replaceState(history.state, '', `${location.pathname}?${search}`)
}

/** The ocean search in the URL; `at` is the page that shows its result. */
export function useOceanSearch(resultPath: string) {
  const [url] = useSearchParams()
  const params = useMemo(() => withoutView(url), [url])
  const navigate = useNavigate()
  const formKey = useHistoryKey()
  const { homePort } = useBrand()
  const isHydrated = useHydrated()
  // The server caches a page for many days, so only the browser knows the day.
  const today = isHydrated ? shanghaiDay(new Date()) : ''
  const text = params.toString()
  const query = useMemo(
    () => (today === '' ? undefined : oceanQueryFrom(new URLSearchParams(text), today)),
    [text, today],
  )
  const isForeign = isForeignOrigin(params)
  const texts = textsOfSearchParams('ocean', params)
  const { refused, onRefused } = useRefusedSearch(wrongInUrl(params), texts)
  const search = (entered: URLSearchParams) => {
    const next = oceanUrl(entered, today)
    saveRecent('ocean', next.toString())
    keepInHistory(next)
    void navigate(`${resultPath}?${next}`, { preventScrollReset: true })
  }
  const days = query ?? (today === '' ? { etdFrom: '', etdTo: '' } : defaultWindow(today))
  const form = {
    // The values that do not depend on the day are in the form from the first render.
    query: query ?? oceanQueryFrom(params, anyDay) ?? readSearchParams('ocean', params).query,
    texts,
    refused,
    pol: params.get('pol') ?? homePort,
    pod: params.get('pod') ?? undefined,
    days: { etdFrom: days.etdFrom, etdTo: days.etdTo },
    today,
    onSearch: search,
  }
  return { query, form, formKey, params, onRefused, isSearched: params.has('pod'), isForeign }
}
