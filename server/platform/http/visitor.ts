import { languageCookie } from '#contract/envelope-codes.ts'
import type { BrandCode, Language } from '#domain/brands/brand.ts'
import { brandByHost, defaultBrand, hostName } from '#domain/brands/brands.ts'
import { asLanguage, preferredLanguage } from '#domain/language/language.ts'

export type HeaderReader = (name: string) => string | undefined

export type DoorSettings = {
  readonly hosts: ReadonlyMap<string, BrandCode>
  /** Where staff work; no brand answers there, and none of its calls answer a brand. */
  readonly consoleHost: string | undefined
  readonly trustedProxies: ReadonlySet<string>
  readonly scheme: 'http' | 'https'
}

export type Visitor = {
  readonly brand: BrandCode | undefined
  readonly isConsole: boolean
  readonly host: string
  /** Whether a configured proxy brought the request. */
  readonly proxied: boolean
  readonly origin: string
  readonly clientIp: string
}

const firstOf = (list: string | undefined) => list?.split(',')[0]?.trim()
const lastOf = (list: string | undefined) => list?.split(',').at(-1)?.trim()

/** IPv4 in IPv6 clothes is the same neighbour. */
const plainAddress = (address: string) => address.replace(/^::ffff:/, '')

/** Who knocks: forwarded headers speak only when a configured proxy sends them. */
export function readVisitor(read: HeaderReader, remoteAddress: string, settings: DoorSettings): Visitor {
  const neighbour = plainAddress(remoteAddress)
  const proxied = settings.trustedProxies.has(neighbour)
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
    // The proxy appends the address it saw, so the last entry is the one we can believe.
    clientIp: (proxied ? lastOf(read('x-forwarded-for')) : undefined) ?? neighbour,
  }
}

export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...rest] = pair.split('=')
    if (key?.trim() === name) return rest.join('=').trim()
  }
  return undefined
}

/** A direct link (?lang=) first, then the reader's choice in the cookie, then the browser's wish. */
export function readLanguage(read: HeaderReader, linked: string | null | undefined): Language {
  return (
    asLanguage(linked) ??
    asLanguage(cookieValue(read('cookie'), languageCookie)) ??
    preferredLanguage(read('accept-language'))
  )
}
