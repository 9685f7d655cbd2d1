import * as calls from '#contract/notifications.ts'
import { accept } from '#domain/values/refusal.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { personIdOf } from '#server/platform/http/person-id.ts'
import { listNotices, markNoticesRead } from './inbox.ts'
import type { ContactOf } from './notify.ts'
import { getNoticeChoices, setNoticeChoices } from './own-choices.ts'
import type { Watch } from './watch.ts'

export type NoticeParts = {
  readonly database: Database
  readonly contactOf: ContactOf
  readonly watch: Watch
}

export function noticeEndpoints(parts: NoticeParts): readonly Endpoint[] {
  const { database, watch } = parts
  return [
    endpoint(calls.listNotices, async (input) =>
      accept(await listNotices(database, personIdOf(input), input.query)),
    ),
    endpoint(calls.markNoticesRead, async (input) =>
      accept(await markNoticesRead(database, personIdOf(input), input.body)),
    ),
    endpoint(calls.watchNotices, async (input) =>
      watch.open({ personId: personIdOf(input), sessionId: input.bearer.sessionId ?? '' }),
    ),
    endpoint(calls.getNoticeChoices, async (input) =>
      accept(await getNoticeChoices(parts, personIdOf(input))),
    ),
    endpoint(calls.setNoticeChoices, (input) =>
      setNoticeChoices(parts, personIdOf(input), input.body.choices),
    ),
  ]
}
