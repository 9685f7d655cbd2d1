import { systemClock as clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { ReplyCache } from '#server/platform/http/replies/reply-cache.ts'
import { publicVersionReader } from '#server/platform/public-data/public-version-store.ts'
import { sharedRead } from '#server/platform/public-data/shared-read.ts'

const maxBytes = 16 * 1024 * 1024

/** The cached replies of this instance. */
export const openReplyCache = ({ db }: Database): ReplyCache =>
  new ReplyCache({ maxBytes, clock, readVersion: sharedRead(publicVersionReader(db)) })
