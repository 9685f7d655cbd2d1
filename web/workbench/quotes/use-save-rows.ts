import { useState } from 'react'
import { laneQuery } from '#domain/quotes/lanes/lane-query.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { createSaveKeys } from '#web/client/save-key.ts'
import type { RowWithPrice } from './bulk-row-urls.ts'

type Saved = Readonly<Record<number, string>>

/** Saves the cheapest offers of rows as quotes, one after the other; the server prices them again. */
export function useSaveRows(quotedOn: string) {
  const [numbers, setNumbers] = useState<Saved>({})
  const [keys] = useState(createSaveKeys)
  const { send, isSending, refusal } = useCallMutation('POST /api/quotes/save', {
    invalidates: ['GET /api/quotes'],
  })
  const save = async (rows: readonly RowWithPrice[]) => {
    for (const { row, lane, cheapest } of rows.filter((each) => numbers[each.row] === undefined)) {
      const query = laneQuery(lane, quotedOn)
      const body = {
        query: { ...query, pol: lane.pol, containers: [...query.containers], addOns: [] },
        offerCode: cheapest.offerCode,
      }
      const saved = await send({ body: { ...body, key: keys.keyOf({ ...body, row }) } })
      if (!saved.ok) return
      keys.forget()
      setNumbers((known) => ({ ...known, [row]: saved.value.number }))
    }
  }
  return { numbers, save, isSending, refusal }
}
