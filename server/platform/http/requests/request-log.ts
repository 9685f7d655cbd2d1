import { createHmac } from 'node:crypto'
import { invitationPath } from '#domain/certification/invitation.ts'
import { memoByText } from '#domain/values/memo-by-text.ts'
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

const quoted = memoByText((text) => JSON.stringify(text))
const quotedPath = memoByText((path) => JSON.stringify(loggedPath(path)))

/** One log line and one metric for every request. */
export function createRequestLog(log: Log, metrics: Metrics, secretKey: string): LogRequest {
  const tagOf = createIpTags(secretKey)
  const writeInfo = infoWriter(log)
  return ({ request, method, path, status, startedAt }) => {
    const ms = performance.now() - startedAt
    const kind = kindOf(path)
    metrics.answered(kind, status, ms / 1000)
    const { requestId, brand, clientIp } = request
    const tenths = Math.round(ms * 10) / 10
    const visitor = tagOf(clientIp)
    if (kind === 'asset')
      return log.debug(
        { requestId, method, path: loggedPath(path), status, ms: tenths, brand, visitor },
        'answered',
      )
    // Texts of the client are escaped; the others have no characters that JSON escapes.
    const outcome = `"method":${quoted(method)},"path":${quotedPath(path)},"status":${status},"ms":${tenths}`
    const origin = `${brand ? `"brand":"${brand}",` : ''}"visitor":"${visitor}"`
    writeInfo(`"requestId":"${requestId}",${outcome},${origin}`, 'answered')
  }
}
