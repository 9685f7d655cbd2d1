import type { Bilingual, BrandCode } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import type { DoorSettings } from './http/visitor.ts'

export type BrandAddress = { readonly address: string; readonly name: Bilingual }

const defaultPorts = { http: 80, https: 443 } as const

const originAt = (scheme: 'http' | 'https', host: string, port: number): string =>
  `${scheme}://${host}${port === defaultPorts[scheme] ? '' : `:${port}`}`

/** The address of a brand as configured, never as a visitor called it; asked late, since a port may be given late. */
export type OriginOf = (brand: BrandCode) => string

export const originsOf =
  ({ hosts, scheme }: DoorSettings, port: () => number): OriginOf =>
  (brand) => {
    const [host] = [...hosts].find(([, code]) => code === brand) ?? []
    if (host === undefined) throw new Error(`No host is configured for ${brand}`)
    return originAt(scheme, host, port())
  }

/** Where each brand is, for whoever started the house. */
export const addressesOf = ({ hosts, scheme }: DoorSettings, port: number): readonly BrandAddress[] =>
  [...hosts].map(([host, code]) => ({ address: originAt(scheme, host, port), name: brandOf(code).name }))

export const consoleAddressOf = ({ consoleHost, scheme }: DoorSettings, port: number): string | undefined =>
  consoleHost && originAt(scheme, consoleHost, port)
