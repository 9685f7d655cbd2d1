import { createHmac } from 'node:crypto'
import { invitationPath } from '#domain/certification/invitation.ts'
import { memoByText } from '#server/platform/cache/memo-by-text.ts'
import { infoWriter, type Log } from '#server/platform/logs.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { RequestInfo } from './request-info.ts'

export type AnsweredRequest = {
  /** A request to an unknown host has no brand. */
  readonly request: Pick<RequestInfo, 'requestId' | 'clientIp'> & Partial<Pick<RequestInfo, 'brand'>>
  readonly method: string
  readonly path: string
  readonly status: number
  readonly startedAt: number
}
export type LogRequest = (answered: AnsweredRequest) => void

const kindOf = (path: string) => {
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/assets/')) return 'asset'
  return path.endsWith('.data') ? 'page data' : 'page'
}

const loggedPathCharacters = 200

/** The path of an invitation holds its code, which is as secret as a token. */
const loggedPath = (path: string) =>
  path.startsWith(invitationPath) ? `${invitationPath}…` : path.slice(0, loggedPathCharacters)

/** A keyed hash tells clients apart in the log without storing their IPs. */
const createIpTags = (secretKey: string) =>
  memoByText((ip) => createHmac('sha256', secretKey).update(ip).digest('base64url').slice(0, 10))

type Fields = Pick<AnsweredRequest, 'method' | 'path' | 'status'> &
  AnsweredRequest['request'] & { readonly ms: number; readonly visitor: string }

const quoted = memoByText((text) => JSON.stringify(text))

/** Texts of the client are escaped; the others have no characters that JSON escapes. */
const fieldsOf = ({
  requestId,
  method,
  path,
  status,
  ms,
  brand,
  visitor,
}: Omit<Fields, 'clientIp'>): string =>
  `"requestId":"${requestId}","method":${quoted(method)},"path":${quoted(path)},"status":${status},` +
  `"ms":${ms},${brand ? `"brand":"${brand}",` : ''}"visitor":"${visitor}"`

/** One log line and one metric for every request. */
export function createRequestLog(log: Log, metrics: Metrics, secretKey: string): LogRequest {
  const tagOf = createIpTags(secretKey)
  const writeInfo = infoWriter(log)
  return ({ request, method, path, status, startedAt }) => {
    const ms = performance.now() - startedAt
    const kind = kindOf(path)
    metrics.answered(kind, status, ms / 1000)
    const { requestId, brand, clientIp } = request
    const visitor = tagOf(clientIp)
    const [logged, tenths] = [loggedPath(path), Math.round(ms * 10) / 10]
    const fields = { requestId, method, path: logged, status, ms: tenths, brand, visitor }
    if (kind === 'asset') log.debug(fields, 'answered')
    else writeInfo(fieldsOf(fields), 'answered')
  }
}
