import { languageCookie } from '#contract/envelope-codes.ts'
import type { BrandCode, Language } from '#domain/brands/brand.ts'
import { brandByHost, defaultBrand, hostName } from '#domain/brands/brands.ts'
import { asLanguage, preferredLanguage } from '#domain/language/language.ts'
import type { HttpSettings } from './http-settings.ts'

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

/** An IPv4-mapped IPv6 address is compared and logged as IPv4. */
const plainIp = (ip: string) => ip.replace(/^::ffff:/, '')

/** Host, scheme and client IP. Forwarded headers count only from a configured proxy. */
export function readClientInfo(
  read: HeaderReader,
  remoteAddress: string,
  settings: HttpSettings,
): ClientInfo {
  const remoteIp = plainIp(remoteAddress)
  const proxied = settings.trustedProxies.has(remoteIp)
  const host = (proxied ? firstOf(read('x-forwarded-host')) : undefined) ?? read('host') ?? ''
  const forwardedScheme = proxied ? firstOf(read('x-forwarded-proto')) : undefined
  const scheme = forwardedScheme === 'https' || forwardedScheme === 'http' ? forwardedScheme : settings.scheme
  const isConsole = settings.consoleHost !== undefined && hostName(host) === settings.consoleHost
  return {
    brand: isConsole ? defaultBrand : brandByHost(host, settings.hosts),
    isConsole,
    host,
    proxied,
    origin: `${scheme}://${host.toLowerCase()}`,
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
    preferredLanguage(read('accept-language'))
  )
}
