import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { keepRecent } from '#web/parts/quotes/recent.ts'
import { useHistoryKey } from '#web/services/frame/use-asked-wish.ts'
import { useAwake } from '#web/ui/use-awake.ts'
import { isForeignOrigin, usualDays, wishAt } from './ocean-wish.ts'

const anyDay = '2000-01-01'

/** The search of the sea stands in the address; `at` is the page that shows its result. */
export function useOceanSearch(at: string) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const formKey = useHistoryKey()
  const { homePort } = useBrand()
  const isAwake = useAwake()
  // Which day it is only the browser knows: a page is made once for many days.
  const today = isAwake ? shanghaiDay(new Date()) : ''
  const text = address.toString()
  const wish = useMemo(
    () => (today === '' ? undefined : wishAt(new URLSearchParams(text), today)),
    [text, today],
  )
  const ask = (asked: URLSearchParams) => {
    keepRecent('ocean', asked.toString())
    void navigate(`${at}?${asked}`, { preventScrollReset: true })
  }
  const days = wish ?? (today === '' ? { etdFrom: '', etdTo: '' } : usualDays(today))
  const form = {
    // Whatever of it does not depend on the day stands in the form from the first draw.
    wish: wish ?? wishAt(address, anyDay),
    pol: address.get('pol') ?? homePort,
    pod: address.get('pod') ?? undefined,
    days: { etdFrom: days.etdFrom, etdTo: days.etdTo },
    today,
    onAsked: ask,
  }
  return { wish, form, formKey, address, isAsked: address.has('pod'), isForeign: isForeignOrigin(address) }
}
