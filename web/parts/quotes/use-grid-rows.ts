import { useEffect, useState } from 'react'
import { call } from '#web/client/call.ts'
import { type GridRow, type GridWish, gridRow } from './grid-rows.ts'

/** One question for each type; a type without a price is an empty row. */
async function ask(wishes: readonly GridWish[]): Promise<readonly GridRow[]> {
  const answers = await Promise.all(
    wishes.map(async (wish) => {
      const verdict = await call('POST /api/quotes/offers', { body: wish }, { isQuiet: true })
      return wish.containers.map(({ type }) => gridRow(type, verdict.ok ? verdict.value.offers : []))
    }),
  )
  return answers.flat()
}

/** The rows of the grid; nothing while they are asked for. */
export function useGridRows(wishes: readonly GridWish[]): readonly GridRow[] | undefined {
  const [rows, setRows] = useState<readonly GridRow[]>()
  const key = JSON.stringify(wishes)
  useEffect(() => {
    let isWanted = true
    void ask(JSON.parse(key) as readonly GridWish[]).then((answered) => {
      if (isWanted) setRows(answered)
    })
    return () => {
      isWanted = false
    }
  }, [key])
  return rows
}
