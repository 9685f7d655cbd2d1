import type { BrandCode } from '#domain/brands/brand.ts'

export type HttpSettings = {
  readonly hosts: ReadonlyMap<string, BrandCode>
  /** The staff console's host: it serves no brand, and the console's API answers nowhere else. */
  readonly consoleHost: string | undefined
  readonly trustedProxies: ReadonlySet<string>
  readonly scheme: 'http' | 'https'
  /** The port that visitors use; without it the one that a request came to, or the scheme's own behind a proxy. */
  readonly publicPort?: number | undefined
}
