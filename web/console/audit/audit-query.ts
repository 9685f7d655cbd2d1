import type { CallInput } from '#contract/client.ts'
import { allAuditActions, auditActors, auditSubjects } from '#domain/audit/audit.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'

export type AuditQuery = CallInput<'GET /api/console/audit'>['query']

/** What an address can ask of the log. */
export const filterNames = [
  'action',
  'subjectKind',
  'actorKind',
  'actorId',
  'subjectId',
  'requestId',
  'from',
  'to',
] as const

const isOneOf = (known: readonly string[]) => (text: string) => known.includes(text)
const isNumber = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
/** As long as the contract takes. */
const isRequest = (text: string) => text.length <= 64

const holds: Record<(typeof filterNames)[number], (text: string) => boolean> = {
  action: isOneOf(allAuditActions),
  subjectKind: isOneOf(auditSubjects),
  actorKind: isOneOf(auditActors),
  actorId: isNumber,
  subjectId: isNumber,
  requestId: isRequest,
  from: isCalendarDay,
  to: isCalendarDay,
}

/** What makes no sense in an address is left out, as if it had not been asked. */
export function auditQueryOf(address: URLSearchParams): AuditQuery {
  const known = filterNames.flatMap((name) => {
    const text = address.get(name)?.trim() ?? ''
    return text !== '' && holds[name](text) ? [[name, text]] : []
  })
  return Object.fromEntries(known)
}
