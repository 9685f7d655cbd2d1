import { useState } from 'react'
import { laneQuery } from '#domain/quotes/lanes/lane-query.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { createSaveKeys } from '#web/client/save-key.ts'
import type { RowWithPrice } from './bulk-row-urls.ts'
import type { SavedRows } from './bulk-runs.ts'

export type SaveRowsProps = {
  readonly quotedOn: string
  /** The rows that were saved before. */
  readonly saved: SavedRows
  onSaved(rows: SavedRows): void
}

/** Saves the cheapest offers of rows as quotes, one after the other; the server prices them again. */
export function useSaveRows({ quotedOn, saved: before, onSaved }: SaveRowsProps) {
  const [quotes, setQuotes] = useState<SavedRows>(before)
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
      onSaved({ [row]: { number, total } })
    }
  }
  return { quotes, save, isSending, refusal }
}
