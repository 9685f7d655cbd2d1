import { languageCookie } from '#contract/envelope-codes.ts'
import type { BrandCode, Language } from '#domain/brands/brand.ts'
import { defaultBrand, hostName } from '#domain/brands/brands.ts'
import { asLanguage, preferredLanguage } from '#domain/language/language.ts'
import { memoByText } from '#domain/values/memo-by-text.ts'
import type { HttpSettings } from '#server/platform/http/http-settings.ts'
import { originAt } from '#server/platform/origins.ts'

export type HeaderReader = (name: string) => string | undefined

export type ClientInfo = {
  readonly brand: BrandCode | undefined
  readonly isConsole: boolean
  readonly host: string
  /** Whether the request came through a configured proxy. */
  readonly proxied: boolean
  readonly origin: string
  readonly clientIp: string
}

const firstOf = (list: string | undefined) => list?.split(',')[0]?.trim()
const lastOf = (list: string | undefined) => list?.split(',').at(-1)?.trim()

const mappedPrefix = '::ffff:'
/** An IPv4-mapped IPv6 address is compared and logged as IPv4. */
const plainIp = (ip: string) => (ip.startsWith(mappedPrefix) ? ip.slice(mappedPrefix.length) : ip)

const nameOfHost = memoByText(hostName)
const languageOfHeader = memoByText(preferredLanguage)

/** The ends of a connection. */
export type Ends = { readonly remoteAddress: string; readonly localPort: number | undefined }

/**
 * Host, scheme and client IP. Forwarded headers count only from a configured proxy. The port of the Host header does not
 * count, or every number would be an origin with cached pages of its own.
 */
export function readClientInfo(
  read: HeaderReader,
  { remoteAddress, localPort }: Ends,
  settings: HttpSettings,
): ClientInfo {
  const remoteIp = plainIp(remoteAddress)
  const proxied = settings.trustedProxies.has(remoteIp)
  const host = (proxied ? firstOf(read('x-forwarded-host')) : undefined) ?? read('host') ?? ''
  const forwardedScheme = proxied ? firstOf(read('x-forwarded-proto')) : undefined
  const scheme = forwardedScheme === 'https' || forwardedScheme === 'http' ? forwardedScheme : settings.scheme
  const name = nameOfHost(host)
  const isConsole = settings.consoleHost !== undefined && name === settings.consoleHost
  return {
    brand: isConsole ? defaultBrand : settings.hosts.get(name),
    isConsole,
    host,
    proxied,
    origin: originAt(scheme, name, settings.publicPort ?? (proxied ? undefined : localPort)),
    // The proxy appends the IP it saw; earlier entries come from the client and may be forged.
    clientIp: (proxied ? lastOf(read('x-forwarded-for')) : undefined) ?? remoteIp,
  }
}

export function cookieValue(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined
  for (const pair of header.split(';')) {
    const [key, ...rest] = pair.split('=')
    if (key?.trim() === name) return rest.join('=').trim()
  }
  return undefined
}

/** `?lang=` first, then the language cookie, then Accept-Language. */
export function readLanguage(read: HeaderReader, langParam: string | null | undefined): Language {
  return (
    asLanguage(langParam) ??
    asLanguage(cookieValue(read('cookie'), languageCookie)) ??
    languageOfHeader(read('accept-language') ?? '')
  )
}
