import { expect, test } from 'vitest'
import { oceanTariffs } from './ocean-tariff.data.ts'

const handling = (port: keyof typeof oceanTariffs) => {
  const price = oceanTariffs[port].localCharges.find(({ fee }) => fee === 'THC')?.price
  return typeof price === 'object' ? price : {}
}

// Standards: 700 to 900 for a twenty and 1,100 to 1,350 for a forty; no two ports charge the same.
test.each([
  ['CNTAO', '800', '1200', '980', '1480'],
  ['CNSHA', '860', '1290', '1050', '1590'],
  ['CNNGB', '840', '1260', '1030', '1550'],
  ['CNXMN', '730', '1120', '890', '1380'],
  ['CNSZX', '890', '1340', '1090', '1650'],
] as const)(
  'terminal handling in %s: %s and %s, for reefers %s and %s',
  (port, small, large, cool, coolLarge) => {
    const price = handling(port)
    for (const type of ['20GP', '20OT', '20FR'] as const) expect(price[type], type).toBe(small)
    for (const type of ['40GP', '40HQ', '45HQ', '40OT', '40FR'] as const)
      expect(price[type], type).toBe(large)
    expect(price['20RF']).toBe(cool)
    for (const type of ['40RF', '40RH'] as const) expect(price[type], type).toBe(coolLarge)
  },
)
