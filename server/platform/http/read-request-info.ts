import { randomUUID } from 'node:crypto'
import { requestIdHeader } from '#contract/envelope-codes.ts'
import type { BrandCode, Language } from '#domain/brands/brand.ts'
import type { HttpSettings } from './http-settings.ts'
import { type HeaderReader, readClientInfo, readLanguage } from './read-headers.ts'
import type { RequestInfo } from './request-info.ts'

/** The brand is undefined when no brand has this host. */
export type UncheckedRequestInfo = Omit<RequestInfo, 'brand'> & {
  readonly brand: BrandCode | undefined
  readonly host: string
}

export type RequestSource = {
  readonly read: HeaderReader
  readonly remoteAddress: string
  readonly langParam: string | null
}

const requestIdFormat = /^[\w-]{8,64}$/

/** Shared by the middleware and by the page-cache fast path, so that both read a request the same way. */
export function readRequestInfo(
  { read, remoteAddress, langParam }: RequestSource,
  settings: HttpSettings,
): UncheckedRequestInfo {
  const { proxied, ...client } = readClientInfo(read, remoteAddress, settings)
  const proxyRequestId = proxied ? read(requestIdHeader) : undefined
  const language: Language = readLanguage(read, langParam)
  const requestId =
    proxyRequestId !== undefined && requestIdFormat.test(proxyRequestId) ? proxyRequestId : randomUUID()
  return { ...client, language, requestId }
}
