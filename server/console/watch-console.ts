import type { watchConsole as watchCall } from '#contract/console.ts'
import { mayAnswerRequests, mayPublishRates } from '#domain/access/may-staff.ts'
import { permit } from '#domain/access/permit.ts'
import { type Result, refusal } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentEvents } from '#server/platform/http/replies/reply-events.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import type { StaffStreams } from './staff-streams.ts'

/** Every member of staff has a stream; only those who may work on a request, an order or a rate tell that they have it open. */
export async function watchConsole(
  streams: StaffStreams,
  { principal, query, request: { clientIp } }: EndpointInput<typeof watchCall>,
): Promise<Result<SentEvents>> {
  const { actor, sessionId } = principal
  if (actor.kind !== 'staff') return refusal('not-allowed')
  const mayAnswer = mayAnswerRequests(actor)
  if (query.request !== undefined && !mayAnswer.ok) return mayAnswer
  const mayRead = permit(actor, 'read-all-orders')
  if (query.order !== undefined && !mayRead.ok) return mayRead
  const mayPublish = mayPublishRates(actor)
  if (query.rate !== undefined && !mayPublish.ok) return mayPublish
  return streams.open({
    actor,
    sessionId: sessionId ?? '',
    network: networkOf(clientIp),
    request: query.request,
    order: query.order,
    rate: query.rate,
  })
}
