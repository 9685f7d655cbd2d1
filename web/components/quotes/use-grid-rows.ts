import { useEffect, useState } from 'react'
import { call } from '#web/client/call.ts'
import { type GridQuery, type GridRow, gridRow } from './grid-rows.ts'

/** One question for each type; a type without a price is an empty row. */
async function ask(queries: readonly GridQuery[]): Promise<readonly GridRow[]> {
  const answers = await Promise.all(
    queries.map(async (query) => {
      const verdict = await call('POST /api/quotes/offers', { body: query }, { isQuiet: true })
      return query.containers.map(({ type }) => gridRow(type, verdict.ok ? verdict.value.offers : []))
    }),
  )
  return answers.flat()
}

/** The rows of the grid; nothing while they are asked for. */
export function useGridRows(queries: readonly GridQuery[]): readonly GridRow[] | undefined {
  const [rows, setRows] = useState<readonly GridRow[]>()
  const key = JSON.stringify(queries)
  useEffect(() => {
    let isWanted = true
    void ask(JSON.parse(key) as readonly GridQuery[]).then((answered) => {
      if (isWanted) setRows(answered)
    })
    return () => {
      isWanted = false
    }
  }, [key])
  return rows
}
