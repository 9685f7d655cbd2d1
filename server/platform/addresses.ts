import type { Bilingual } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import type { DoorSettings } from './http/visitor.ts'

export type BrandAddress = { readonly address: string; readonly name: Bilingual }

const defaultPorts = { http: 80, https: 443 } as const

/** Where each brand is, for whoever started the house. */
export function addressesOf({ hosts, scheme }: DoorSettings, port: number): readonly BrandAddress[] {
  const suffix = port === defaultPorts[scheme] ? '' : `:${port}`
  return [...hosts].map(([host, code]) => ({
    address: `${scheme}://${host}${suffix}`,
    name: brandOf(code).name,
  }))
}
