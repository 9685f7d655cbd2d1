import type { Brand, BrandCode } from './brand.ts'
import { fujian } from './fujian.data.ts'
import { group } from './group.data.ts'
import { network } from './network.data.ts'
import { ningbo } from './ningbo.data.ts'
import { shanghai } from './shanghai.data.ts'
import { shenzhen } from './shenzhen.data.ts'

export const brands: Readonly<Record<BrandCode, Brand>> = {
  group,
  ningbo,
  shanghai,
  fujian,
  network,
  shenzhen,
}

export function brandOf(code: BrandCode): Brand {
  return brands[code]
}

/** The brand of pages without one, such as the console. */
export const defaultBrand: BrandCode = 'group'

const largestPort = 65_535

/** A Host header in lower case, without port or trailing dot. */
export const hostName = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:(\d*)$/, (all, port) => (Number(port) > largestPort ? all : ''))
    .replace(/\.$/, '')

export function developmentHosts(): Map<string, BrandCode> {
  return new Map(Object.values(brands).map((brand) => [brand.developmentHost, brand.code]))
}
