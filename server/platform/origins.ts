import type { Bilingual, BrandCode } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import type { HttpSettings } from './http/http-settings.ts'

export type BrandUrl = { readonly url: string; readonly name: Bilingual }

const defaultPorts = { http: 80, https: 443 } as const

export const originAt = (scheme: 'http' | 'https', host: string, port: number | undefined): string =>
  `${scheme}://${host}${port === undefined || port === defaultPorts[scheme] ? '' : `:${port}`}`

/** The origin of a brand as configured, never as a request named it. */
export type OriginOf = (brand: BrandCode) => string

/** The port is a function because the system may choose it only when the server listens. */
export const originsOf =
  ({ hosts, scheme }: HttpSettings, port: () => number): OriginOf =>
  (brand) => {
    const [host] = [...hosts].find(([, code]) => code === brand) ?? []
    if (host === undefined) throw new Error(`No host is configured for ${brand}`)
    return originAt(scheme, host, port())
  }

export const brandUrlsOf = ({ hosts, scheme }: HttpSettings, port: number): readonly BrandUrl[] =>
  [...hosts].map(([host, code]) => ({ url: originAt(scheme, host, port), name: brandOf(code).name }))

export const consoleUrlOf = ({ consoleHost, scheme }: HttpSettings, port: number): string | undefined =>
  consoleHost && originAt(scheme, consoleHost, port)
