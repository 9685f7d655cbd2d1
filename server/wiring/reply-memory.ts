import { systemClock as clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { ReplyMemory } from '#server/platform/http/reply-memory.ts'
import { publicVersionReader } from '#server/platform/public-data/public-version-store.ts'
import { sharedRead } from '#server/platform/public-data/shared-read.ts'

const mostBytes = 16 * 1024 * 1024

/** The remembered replies of this instance. */
export const openReplyMemory = ({ queries }: Database): ReplyMemory =>
  new ReplyMemory({ mostBytes, clock, readVersion: sharedRead(publicVersionReader(queries)) })
