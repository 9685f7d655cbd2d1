import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { saveRecent } from '#web/components/quotes/recent.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { useHistoryKey } from '#web/services/shared/use-quote-query-input.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { isForeignOrigin, queryAt, usualDays } from './ocean-query.ts'

const anyDay = '2000-01-01'

/** The search of the sea stands in the address; `at` is the page that shows its result. */
export function useOceanSearch(at: string) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const formKey = useHistoryKey()
  const { homePort } = useBrand()
  const isHydrated = useHydrated()
  // Which day it is only the browser knows: a page is made once for many days.
  const today = isHydrated ? shanghaiDay(new Date()) : ''
  const text = address.toString()
  const query = useMemo(
    () => (today === '' ? undefined : queryAt(new URLSearchParams(text), today)),
    [text, today],
  )
  const ask = (asked: URLSearchParams) => {
    saveRecent('ocean', asked.toString())
    void navigate(`${at}?${asked}`, { preventScrollReset: true })
  }
  const days = query ?? (today === '' ? { etdFrom: '', etdTo: '' } : usualDays(today))
  const form = {
    // Whatever of it does not depend on the day stands in the form from the first draw.
    query: query ?? queryAt(address, anyDay),
    pol: address.get('pol') ?? homePort,
    pod: address.get('pod') ?? undefined,
    days: { etdFrom: days.etdFrom, etdTo: days.etdTo },
    today,
    onAsked: ask,
  }
  return { query, form, formKey, address, isAsked: address.has('pod'), isForeign: isForeignOrigin(address) }
}
