import { useCallback, useEffect, useRef, useState } from 'react'
import type { Verdict } from '#domain/values/refusal.ts'

type Page<Row> = { readonly rows: readonly Row[]; readonly hasMore: boolean }

/** One list of the API: how it is read, and where the next page begins. Stated once, outside of components. */
export type List<Query extends object, Row, Answer extends Page<Row>> = {
  read(query: Query): Promise<Verdict<Answer>>
  after(last: Row): Partial<Query>
}

type Read<Row, Answer> = {
  /** The question these rows answer. */
  readonly of: string
  readonly rows: readonly Row[]
  /** What was said last: the newest page, or why there is none. */
  readonly last: Verdict<Answer>
}

/** A list that is read in pages; another question begins it anew. */
export function useRows<Query extends object, Row, Answer extends Page<Row>>(
  list: List<Query, Row, Answer>,
  query: Query,
) {
  const question = JSON.stringify(query)
  const [read, setRead] = useState<Read<Row, Answer>>()
  const [isReading, setReading] = useState(false)
  const asked = useRef(0)
  const load = useCallback(
    async (known: readonly Row[]) => {
      asked.current += 1
      const mine = asked.current
      setReading(true)
      const end = known.at(-1)
      const last = await list.read({ ...JSON.parse(question), ...(end !== undefined && list.after(end)) })
      // A slow answer to an older question says nothing about this one.
      if (mine !== asked.current) return
      setReading(false)
      setRead({ of: question, last, rows: last.ok ? [...known, ...last.value.rows] : known })
    },
    [list, question],
  )
  useEffect(() => void load([]), [load])
  const shown = read?.of === question ? read : undefined
  const rows = shown?.rows ?? []
  const reload = () => {
    setRead(undefined)
    void load([])
  }
  return { rows, last: shown?.last, isReading, more: () => void load(rows), reload }
}

/** As much of it as its frame needs. */
export type ListState = {
  readonly rows: readonly unknown[]
  readonly last: Verdict<{ readonly hasMore: boolean }> | undefined
  readonly isReading: boolean
  more(): void
  reload(): void
}
