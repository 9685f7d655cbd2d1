import { useState } from 'react'
import { laneQuery } from '#domain/quotes/lanes/lane-query.ts'
import type { Money } from '#domain/values/money.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { createSaveKeys } from '#web/client/save-key.ts'
import type { RowWithPrice } from './bulk-row-urls.ts'

/** The quote of each saved row, with the price it was saved at. */
type Saved = Readonly<Record<number, { readonly number: string; readonly total: Money }>>

/** Saves the cheapest offers of rows as quotes, one after the other; the server prices them again. */
export function useSaveRows(quotedOn: string) {
  const [quotes, setQuotes] = useState<Saved>({})
  const [keys] = useState(createSaveKeys)
  const { send, isSending, refusal } = useCallMutation('POST /api/quotes/save', {
    invalidates: ['GET /api/quotes'],
  })
  const save = async (rows: readonly RowWithPrice[]) => {
    for (const { row, lane, cheapest } of rows.filter((each) => quotes[each.row] === undefined)) {
      const query = laneQuery(lane, quotedOn)
      const body = {
        query: { ...query, pol: lane.pol, containers: [...query.containers], addOns: [] },
        offerCode: cheapest.offerCode,
      }
      const saved = await send({ body: { ...body, key: keys.keyOf({ ...body, row }) } })
      if (!saved.ok) return
      keys.forget()
      const { number, total } = saved.value
      setQuotes((known) => ({ ...known, [row]: { number, total } }))
    }
  }
  return { quotes, save, isSending, refusal }
}
