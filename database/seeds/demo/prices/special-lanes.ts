import type { DemoRate } from './demo-rate.ts'
import { discounted, oceanLanes } from './ocean-lanes.ts'

/** Lanes with contract rates of the certified demo company. */
const agreedLanes = [
  'QE1-CNTAO-NLRTM',
  'QE1-CNTAO-DEHAM',
  'PS1-CNTAO-USLAX',
  'PS1-CNSHA-USLAX',
  'QM1-CNNGB-ITGOA',
  'GU1-CNSZX-AEJEA',
]
const agreedPercent = 8

/** A lane with a rate of one brand only. */
const fujianLane = 'PV1-CNXMN-PHMNL'
const fujianPercent = 5

export const contractLanes = (today: string, companyId: string): readonly DemoRate[] =>
  oceanLanes(today, agreedLanes).map((lane) =>
    discounted(lane, agreedPercent, { suffix: 'K1', companies: [companyId] }),
  )

export const brandLanes = (today: string): readonly DemoRate[] =>
  oceanLanes(today, [fujianLane]).map((lane) =>
    discounted(lane, fujianPercent, { suffix: 'FJ', brands: ['fujian'] }),
  )
