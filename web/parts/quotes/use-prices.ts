import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallData, CallInput } from '#contract/client.ts'
import type { OffersData } from '#contract/quotes.ts'
import { permit } from '#domain/access/permit.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { useStanding } from '#web/parts/gate/use-standing.ts'

/** A wish as it is sent; what is left out has its usual value. */
export type AskedWish = CallInput<'POST /api/quotes/offers'>['body']
export type BandData = CallData<'POST /api/quotes/band'>

export type Prices =
  | { readonly is: 'unasked' }
  | { readonly is: 'loading' }
  | { readonly is: 'refused'; readonly refusal: Refusal; again(): void }
  | { readonly is: 'band'; readonly band: BandData }
  | { readonly is: 'offers'; readonly data: OffersData; readonly wish: AskedWish }

type Answer =
  | { readonly key: string; readonly refusal: Refusal }
  | { readonly key: string; readonly band: BandData }
  | { readonly key: string; readonly data: OffersData; readonly wish: AskedWish }

async function ask(wish: AskedWish, mayViewRates: boolean, key: string): Promise<Answer> {
  if (mayViewRates) {
    const offers = await call('POST /api/quotes/offers', { body: wish })
    return offers.ok ? { key, data: offers.value, wish } : { key, refusal: offers }
  }
  const band = await call('POST /api/quotes/band', { body: wish })
  return band.ok ? { key, band: band.value } : { key, refusal: band }
}

/** Who may see rates gets every offer; everybody else a band. Asked again when the wish or the reader changes. */
export function usePrices(wish: AskedWish | undefined): Prices {
  const standing = useStanding()
  const [answer, setAnswer] = useState<Answer>()
  const [tries, setTries] = useState(0)
  const latest = useRef('')
  const isKnown = standing.is === 'visitor' || standing.is === 'person'
  const mayViewRates = standing.is === 'person' && permit(standing.actor, 'view-rates').ok
  const key = wish && isKnown ? JSON.stringify([mayViewRates, tries, wish]) : ''
  const again = useCallback(() => setTries((count) => count + 1), [])
  useEffect(() => {
    latest.current = key
    if (key === '') return
    const [mayView, , asked] = JSON.parse(key) as [boolean, number, AskedWish]
    void ask(asked, mayView, key).then((answered) => {
      if (latest.current === key) setAnswer(answered)
    })
  }, [key])
  if (!wish) return { is: 'unasked' }
  if (standing.is === 'failed')
    return { is: 'refused', refusal: standing.refusal, again: () => void standing.retry() }
  if (!answer || answer.key !== key) return { is: 'loading' }
  if ('refusal' in answer) return { is: 'refused', refusal: answer.refusal, again }
  if ('band' in answer) return { is: 'band', band: answer.band }
  return { is: 'offers', data: answer.data, wish: answer.wish }
}
