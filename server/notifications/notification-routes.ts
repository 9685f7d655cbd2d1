import * as calls from '#contract/notifications.ts'
import { companyOf } from '#domain/access/actor.ts'
import { ok } from '#domain/values/refusal.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { personIdOf } from '#server/platform/http/requests/person-id.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { listNotifications, markNotificationsRead } from './inbox.ts'
import type { NotificationStreams } from './notification-streams.ts'
import type { ContactOf } from './notify.ts'
import { getNotificationChoices, sentChoiceProblems, setNotificationChoices } from './own-choices.ts'

export type NotificationDeps = {
  readonly database: Database
  readonly contactOf: ContactOf
  readonly streams: NotificationStreams
}

export function notificationEndpoints(deps: NotificationDeps): readonly Endpoint[] {
  const { database, streams } = deps
  return [
    endpoint(calls.listNotifications, async (input) =>
      ok(await listNotifications(database, personIdOf(input), input.query)),
    ),
    endpoint(calls.markNotificationsRead, async (input) =>
      ok(await markNotificationsRead(database, personIdOf(input), input.body)),
    ),
    endpoint(calls.watchNotifications, async (input) =>
      streams.open({
        userId: personIdOf(input),
        companyId: companyOf(input.principal.actor),
        sessionId: input.principal.sessionId ?? '',
        network: networkOf(input.request.clientIp),
      }),
    ),
    endpoint(calls.getNotificationChoices, async (input) =>
      ok(await getNotificationChoices(deps, personIdOf(input))),
    ),
    endpoint(
      calls.setNotificationChoices,
      (input) => setNotificationChoices(deps, personIdOf(input), input.body.choices),
      (sent, context) => sentChoiceProblems(deps, personIdOf(context), sent),
    ),
  ]
}
