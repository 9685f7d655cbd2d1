import { z } from 'zod'

const event = z.object({ by: z.string(), at: z.iso.datetime() })

/** What staff did with a version after it was saved; null where that has not happened, or where the audit log is no longer kept. */
export const rateEvents = {
  /** Also by an import or a bulk edit. The version may be sold from a later time on. */
  published: event.nullable(),
  /** By itself, or by undoing its import. */
  ended: event.extend({ how: z.enum(['archived', 'undone']) }).nullable(),
}
