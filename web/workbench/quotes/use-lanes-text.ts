import { useState } from 'react'
import { useQueryUser } from '#web/client/query/query-client.tsx'
import { readEntry, writeEntry } from '#web/components/table/session-entries.ts'

/** The lanes that were pasted last in this browser tab, so that a row can be corrected or another section read first. */
export function useLanesText() {
  const key = `bulk-lanes:${useQueryUser()}`
  const [text, setText] = useState(() => {
    const stored = readEntry(key)
    return typeof stored === 'string' ? stored : ''
  })
  const keep = (next: string) => {
    setText(next)
    writeEntry(key, next)
  }
  return [text, keep] as const
}
