import type { Brand, BrandCode } from '#domain/brands/brand.ts'

const brandLoaders: Record<BrandCode, () => Promise<Brand>> = {
  group: async () => (await import('#domain/brands/group.data.ts')).group,
  ningbo: async () => (await import('#domain/brands/ningbo.data.ts')).ningbo,
  shanghai: async () => (await import('#domain/brands/shanghai.data.ts')).shanghai,
  fujian: async () => (await import('#domain/brands/fujian.data.ts')).fujian,
  network: async () => (await import('#domain/brands/network.data.ts')).network,
  shenzhen: async () => (await import('#domain/brands/shenzhen.data.ts')).shenzhen,
}

/** The browser loads the data of its brand only. */
export const loadBrand = (code: BrandCode): Promise<Brand> => brandLoaders[code]()
