import { listActivities } from '#contract/activities.ts'
import { ok } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { endOfDay } from '#domain/values/shanghai-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Endpoint, publicEndpoint } from '#server/platform/http/endpoint.ts'
import { findRunning } from './activity-store.ts'
import { viewActivity } from './activity-view.ts'

export const activityEndpoints = ({ db }: Database, clock: Clock): readonly Endpoint[] => [
  publicEndpoint(
    listActivities,
    async ({ request }) => {
      const running = await findRunning(db, request.brand, shanghaiDay(clock.now()))
      return ok({
        opsActivityConfigurationVo: running.map((activity) => viewActivity(activity, request.language)),
      })
    },
    { readsData: true, until: (_activities, now) => endOfDay(now) },
  ),
]
