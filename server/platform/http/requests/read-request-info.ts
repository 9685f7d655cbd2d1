import { requestIdHeader } from '#contract/envelope-codes.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { HttpSettings } from '#server/platform/http/http-settings.ts'
import { randomTexts } from '#server/platform/random-texts.ts'
import { type Ends, type HeaderReader, readClientInfo, readLanguage } from './read-headers.ts'
import type { RequestInfo } from './request-info.ts'

/** The brand is undefined when no brand has this host. */
export type UncheckedRequestInfo = Omit<RequestInfo, 'brand'> & {
  readonly brand: BrandCode | undefined
  readonly host: string
}

export type RequestSource = Ends & {
  readonly read: HeaderReader
  readonly langParam: string | null
}

const requestIdFormat = /^[\w-]{8,64}$/
const newRequestId = randomTexts(16, 'hex')

/** Shared by the middleware and by the page-cache fast path, so that both read a request the same way. */
export function readRequestInfo(source: RequestSource, settings: HttpSettings): UncheckedRequestInfo {
  const { read, langParam } = source
  const client = readClientInfo(read, source, settings)
  const proxyRequestId = client.proxied ? read(requestIdHeader) : undefined
  const requestId =
    proxyRequestId !== undefined && requestIdFormat.test(proxyRequestId) ? proxyRequestId : newRequestId()
  // Field by field: copying the object takes longer than the rest of this function.
  return {
    brand: client.brand,
    isConsole: client.isConsole,
    host: client.host,
    origin: client.origin,
    clientIp: client.clientIp,
    language: readLanguage(read, langParam),
    requestId,
    userAgent: read('user-agent'),
  }
}
