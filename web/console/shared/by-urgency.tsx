import { createContext, Fragment, type ReactNode, use, useCallback, useEffect, useState } from 'react'

/** Of each queue the earliest time by which something in it is due; null where nothing is. */
type DueTimes = Readonly<Record<string, string | null>>

const ReportContext = createContext<(queue: string, dueAt: string | null) => void>(() => {})

/** Reports when the first row of a queue is due; undefined while that is not known. */
export function useUrgency(queue: string, dueAt: string | null | undefined): void {
  const report = use(ReportContext)
  useEffect(() => {
    if (dueAt !== undefined) report(queue, dueAt)
  }, [report, queue, dueAt])
}

/** The earlier of two times; null is none. */
export const earliest = (times: readonly (string | null)[]): string | null =>
  times.filter((time) => time !== null).toSorted()[0] ?? null

type Queue = { readonly name: string; readonly panel: ReactNode }

/** Queues whose names `useUrgency` is called with, what is due first before others; without a due time they keep their order. */
export function ByUrgency({ queues }: { readonly queues: readonly Queue[] }) {
  const [times, setTimes] = useState<DueTimes>({})
  const report = useCallback(
    (queue: string, dueAt: string | null) => setTimes((known) => ({ ...known, [queue]: dueAt })),
    [],
  )
  // Later than every time.
  const keyOf = ({ name }: Queue) => times[name] ?? '~'
  const sorted = queues.toSorted((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : 0,
  )
  return (
    <ReportContext value={report}>
      {sorted.map(({ name, panel }) => (
        <Fragment key={name}>{panel}</Fragment>
      ))}
    </ReportContext>
  )
}
