import type { BrandCode } from '#domain/brands/brand.ts'
import type { OceanPort } from '#domain/tariffs/ocean/ocean-tariff.ts'

type Lane = readonly [pol: OceanPort, pod: string]

const from = (pol: OceanPort, ...pods: readonly string[]): readonly Lane[] => pods.map((pod) => [pol, pod])

/** The most requested lanes of each brand. */
export const popularLanes: Readonly<Record<BrandCode, readonly Lane[]>> = {
  group: [
    ['CNTAO', 'NLRTM'],
    ['CNSHA', 'USLAX'],
    ['CNNGB', 'DEHAM'],
    ['CNSZX', 'SGSIN'],
    ['CNXMN', 'PHMNL'],
    ['CNSHA', 'AEJEA'],
    ['CNNGB', 'BRSSZ'],
    ['CNTAO', 'KRPUS'],
  ],
  ningbo: from('CNNGB', 'NLRTM', 'USLAX', 'DEHAM', 'AEJEA', 'BRSSZ', 'INNSA', 'SGSIN', 'GRPIR'),
  shanghai: from('CNSHA', 'USLAX', 'NLRTM', 'JPYOK', 'AEJEA', 'USNYC', 'AUSYD', 'SGSIN', 'DEHAM'),
  fujian: from('CNXMN', 'PHMNL', 'SGSIN', 'USLAX', 'NLRTM', 'THLCH', 'AEJEA', 'JPYOK', 'INNSA'),
  network: [
    ['CNTAO', 'NLRTM'],
    ['CNTAO', 'USLAX'],
    ['CNSHA', 'DEHAM'],
    ['CNNGB', 'AEJEA'],
    ['CNSZX', 'SGSIN'],
    ['CNXMN', 'PHMNL'],
  ],
  shenzhen: from('CNSZX', 'SGSIN', 'USLAX', 'NLRTM', 'AEJEA', 'VNSGN', 'DEHAM', 'INNSA', 'AUSYD'),
}
