import { createHmac } from 'node:crypto'
import { invitationPath } from '#domain/certification/invitation.ts'
import type { Log } from '#server/platform/logs.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { RequestInfo } from './request.ts'

export type Answered = {
  /** Who is turned away at the door has no brand. */
  readonly request: Pick<RequestInfo, 'requestId' | 'clientIp'> & Partial<Pick<RequestInfo, 'brand'>>
  readonly method: string
  readonly path: string
  readonly status: number
  readonly started: number
}
export type Record = (answered: Answered) => void

const kindOf = (path: string) => {
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/assets/')) return 'asset'
  return path.endsWith('.data') ? 'page data' : 'page'
}

/** The address of an invitation is its key, and no more written down than a token. */
const withoutKey = (path: string) =>
  path.startsWith(invitationPath) ? `${invitationPath}…` : path.slice(0, shownPathCharacters)

const rememberedAddresses = 5_000
const shownPathCharacters = 200

/** Logs tell visitors apart without keeping their addresses. */
function addressTags(secretKey: string) {
  const tags = new Map<string, string>()
  return (address: string): string => {
    const known = tags.get(address)
    if (known) return known
    if (tags.size >= rememberedAddresses) tags.clear()
    const tag = createHmac('sha256', secretKey).update(address).digest('base64url').slice(0, 10)
    tags.set(address, tag)
    return tag
  }
}

/** One line and one measure for every request that was answered. */
export function createRecord(log: Log, metrics: Metrics, secretKey: string): Record {
  const tagOf = addressTags(secretKey)
  return ({ request, method, path, status, started }) => {
    const ms = performance.now() - started
    const kind = kindOf(path)
    metrics.answered(kind, status, ms / 1000)
    const { requestId, brand, clientIp } = request
    const line = {
      requestId,
      method,
      path: withoutKey(path),
      status,
      ms: Math.round(ms * 10) / 10,
      brand,
      visitor: tagOf(clientIp),
    }
    if (kind === 'asset') log.debug(line, 'answered')
    else log.info(line, 'answered')
  }
}
