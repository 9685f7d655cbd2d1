import type { Reading } from '#server/platform/sheets/reading-process.ts'
import { createReading } from '#server/platform/sheets/sheet-reading.ts'

export class ReadingAborted extends Error {}

/** Instead of a process in tests, where the start of one takes longer than the reading of a few rows. */
export function startReading(): Reading {
  const answer = createReading()
  return {
    async nextReply(message) {
      const reply = await answer(message)
      if (!reply) throw new ReadingAborted('Asked for rows before the sheet')
      // What another process gets is a copy.
      return structuredClone(reply)
    },
    end() {},
  }
}
