import type { BrandCode, BrandMeta } from './brand.ts'
import { fujianMeta } from './fujian-meta.data.ts'
import { groupMeta } from './group-meta.data.ts'
import { networkMeta } from './network-meta.data.ts'
import { ningboMeta } from './ningbo-meta.data.ts'
import { shanghaiMeta } from './shanghai-meta.data.ts'
import { shenzhenMeta } from './shenzhen-meta.data.ts'

const metas: Readonly<Record<BrandCode, BrandMeta>> = {
  group: groupMeta,
  ningbo: ningboMeta,
  shanghai: shanghaiMeta,
  fujian: fujianMeta,
  network: networkMeta,
  shenzhen: shenzhenMeta,
}

/** The metadata of each brand for home, plan and about-us; pages get theirs from the server. */
export const metaOf = (code: BrandCode): BrandMeta => metas[code]
