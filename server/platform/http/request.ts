import type { BrandCode, Language } from '#domain/brands/brand.ts'
import type { Log } from '#server/platform/logs.ts'

/** What is known of a request once it has passed the door. */
export type RequestInfo = {
  readonly brand: BrandCode
  /** Whether it came to the host of the console, where the brand is the house's own. */
  readonly isConsole: boolean
  readonly language: Language
  /** scheme://host[:port] as the visitor typed it. */
  readonly origin: string
  readonly requestId: string
  readonly clientIp: string
}

export type HttpVariables = { request: RequestInfo; log: Log }
export type HttpEnv = { Variables: HttpVariables }
