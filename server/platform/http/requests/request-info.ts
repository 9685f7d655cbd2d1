import type { BrandCode, Language } from '#domain/brands/brand.ts'
import type { Log } from '#server/platform/logs.ts'

/** What the request middleware has read from the headers and the URL. */
export type RequestInfo = {
  readonly brand: BrandCode
  /** Whether the request came to the console's host; the brand is then the default one. */
  readonly isConsole: boolean
  readonly language: Language
  /** scheme://host[:port] as the client requested it. */
  readonly origin: string
  readonly requestId: string
  readonly clientIp: string
  /** As the client names itself, where it does. */
  readonly userAgent?: string
}

export type HttpVariables = { request: RequestInfo; log: Log }
export type HttpEnv = { Variables: HttpVariables }
