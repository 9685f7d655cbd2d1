import type { CallInput } from '#contract/client.ts'
import { allAuditActions, auditActors, auditSubjects } from '#domain/audit/audit.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'

export type AuditQuery = Omit<CallInput<'GET /api/console/audit'>['query'], 'changesOnly'> & {
  /** Entries of reading are listed only if they are wanted. */
  readonly views?: 'shown'
}

/** The filters of the log in the URL. */
export const filterNames = [
  'action',
  'subjectKind',
  'actorKind',
  'actorId',
  'actor',
  'subjectId',
  'subject',
  'requestId',
  'from',
  'to',
  'views',
] as const

const isOneOf = (known: readonly string[]) => (text: string) => known.includes(text)
const isIdentifier = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
/** The limits of the contract. */
const isRequest = (text: string) => text.length <= 64
const isName = (text: string) => text.length <= 100

const isValid: Record<(typeof filterNames)[number], (text: string) => boolean> = {
  action: isOneOf(allAuditActions),
  subjectKind: isOneOf(auditSubjects),
  actorKind: isOneOf(auditActors),
  actorId: isIdentifier,
  actor: isName,
  subjectId: isIdentifier,
  subject: isName,
  requestId: isRequest,
  from: isCalendarDay,
  to: isCalendarDay,
  views: isOneOf(['shown']),
}

/** Invalid filters in the URL are ignored. */
export function auditQueryOf(params: URLSearchParams): AuditQuery {
  const known = filterNames.flatMap((name) => {
    const text = params.get(name)?.trim() ?? ''
    return text !== '' && isValid[name](text) ? [[name, text]] : []
  })
  return Object.fromEntries(known)
}

/** What the call is sent; an action that is selected is listed, also if it only reads. */
export const callQueryOf = ({
  views,
  ...filters
}: AuditQuery): CallInput<'GET /api/console/audit'>['query'] =>
  views || filters.action ? filters : { ...filters, changesOnly: 'yes' }
