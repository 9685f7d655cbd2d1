import type { watchConsole as watchCall } from '#contract/console.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import { type Result, refusal } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentEvents } from '#server/platform/http/reply-events.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import type { StaffStreams } from './staff-streams.ts'

/** Every member of staff has a stream; only those who answer requests tell that they have one open. */
export async function watchConsole(
  streams: StaffStreams,
  { principal, query, request: { clientIp } }: EndpointInput<typeof watchCall>,
): Promise<Result<SentEvents>> {
  const { actor, sessionId } = principal
  if (actor.kind !== 'staff') return refusal('not-allowed')
  const may = mayAnswerRequests(actor)
  if (query.request !== undefined && !may.ok) return may
  return streams.open({
    actor,
    sessionId: sessionId ?? '',
    network: networkOf(clientIp),
    request: query.request,
  })
}
