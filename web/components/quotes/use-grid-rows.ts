import { useEffect, useState } from 'react'
import { call } from '#web/client/call.ts'
import { type GridQuery, type GridRow, gridRow } from './grid-rows.ts'

/** One request for each container type; a type without a price is an empty row. */
async function requestRows(queries: readonly GridQuery[]): Promise<readonly GridRow[]> {
  const rows = await Promise.all(
    queries.map(async (query) => {
      const verdict = await call('POST /api/quotes/offers', { body: query }, { isQuiet: true })
      return query.containers.map(({ type }) => gridRow(type, verdict.ok ? verdict.value.offers : []))
    }),
  )
  return rows.flat()
}

/** The rows of the grid; undefined while they load. */
export function useGridRows(queries: readonly GridQuery[]): readonly GridRow[] | undefined {
  const [rows, setRows] = useState<readonly GridRow[]>()
  const key = JSON.stringify(queries)
  useEffect(() => {
    let isCurrent = true
    void requestRows(JSON.parse(key) as readonly GridQuery[]).then((next) => {
      if (isCurrent) setRows(next)
    })
    return () => {
      isCurrent = false
    }
  }, [key])
  return rows
}
