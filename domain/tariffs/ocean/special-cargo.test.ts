import { describe, expect, test } from 'vitest'
import { sampleRate, sampleRequest } from '#tests/fixtures/ocean-requests.ts'
import type { OceanCargo } from './ocean-cargo.ts'
import { chargesOcean, contingentOceanCharges } from './ocean-charges.ts'
import type { OceanRate } from './ocean-rate.ts'
import type { OceanRequest } from './ocean-request.ts'
import { oceanTariffs } from './ocean-tariff.data.ts'
import type { OceanTariff } from './ocean-tariff.ts'

const tariff = oceanTariffs.CNTAO

function linesOf(cargo: OceanCargo, more: Partial<OceanRequest> = {}, by: OceanTariff = tariff) {
  const charged = chargesOcean({ ...sampleRequest, ...more, ...cargo }, by)
  if (!charged.ok) return [`${charged.refusal} ${JSON.stringify(charged.params)}`]
  return charged.value.map(
    ({ fee, params, quantity, unitPrice, sum, tariff: from, shareTariff }) =>
      `${fee} ${params.type ?? ''} ${quantity.amount} × ${unitPrice.amount} = ${sum.amount} ${from.code}${shareTariff ? ` ${shareTariff.code}` : ''}`,
  )
}

// One 20GP and three 40HQ are seven TEU.
test.each<[OceanCargo['dangerClass'], string]>([
  ['2.2', 'DGS  7 × 120.00 = 840.00 ocean-CNTAO'],
  ['9', 'DGS  7 × 120.00 = 840.00 ocean-CNTAO'],
  ['3', 'DGS  7 × 180.00 = 1260.00 ocean-CNTAO'],
  ['8', 'DGS  7 × 180.00 = 1260.00 ocean-CNTAO'],
  ['5.1', 'DGS  7 × 260.00 = 1820.00 ocean-CNTAO'],
  ['6.1', 'DGS  7 × 260.00 = 1820.00 ocean-CNTAO'],
])('dangerous goods of class %s pay for each TEU', (dangerClass, line) => {
  const lines = linesOf({ unNumber: '1263', ...(dangerClass && { dangerClass }) })
  expect(lines.filter((one) => one.startsWith('DGS'))).toEqual([line])
  expect(lines.filter((one) => !one.startsWith('DGS'))).toEqual(linesOf({}))
})

test('the line of dangerous goods counts TEU and names class and UN number, where there is one', () => {
  for (const unNumber of ['1263', undefined]) {
    const cargo = { dangerClass: '3', ...(unNumber && { unNumber }) } as const
    const charged = chargesOcean({ ...sampleRequest, ...cargo }, tariff)
    const line = charged.ok && charged.value.find(({ fee }) => fee === 'DGS')
    expect(line).toMatchObject({
      params: { dangerClass: '3', unNumber: unNumber ?? '' },
      quantity: { amount: '7', unit: 'TEU' },
      paymentTerm: 'collect',
    })
  }
})

test('telex release is charged for each bill of lading, where it is chosen', () => {
  const released = (billType: OceanRequest['billType']) => {
    const charged = chargesOcean({ ...sampleRequest, ...(billType && { billType }) }, tariff)
    return charged.ok && charged.value.filter(({ fee }) => fee === 'TLX')
  }
  expect(released('telex-release')).toMatchObject([
    { quantity: { amount: '2', unit: 'BL' }, sum: { amount: '900.00' }, paymentTerm: 'prepaid' },
  ])
  expect(released(undefined)).toEqual([])
})

test("a shipper's own containers pay 88% of the freight, and what is a share of it, of that", () => {
  const lines = linesOf({ shipperOwned: true })
  expect(lines.filter((one) => /^(OF|WRS)/.test(one))).toEqual([
    'OF 20GP 1 × 1012.00 = 1012.00 QS-26110001 ocean-CNTAO',
    'OF 40HQ 3 × 1628.44 = 4885.32 QS-26110001 ocean-CNTAO',
    'WRS 20GP 1 × 25.30 = 25.30 QS-26110001',
    'WRS 40HQ 3 × 40.711 = 122.13 QS-26110001',
  ])
  const later = contingentOceanCharges({ ...sampleRequest, shipperOwned: true }, tariff)
  const fees = new Set<string>(later.map(({ fee }) => fee))
  expect([...['DET', 'DDT', 'DEM', 'DDM'].filter((fee) => fees.has(fee))]).toEqual(['DEM', 'DDM'])
  expect(later.filter(({ fee }) => fee === 'KC').map(({ unitPrice }) => unitPrice.amount)).toEqual([
    '809.60',
    '1302.752',
  ])
})

test('a reefer pays more at the terminal than a dry container', () => {
  const types = ['20GP', '20RF', '40HQ', '40RF', '40RH'] as const
  const rate = { ...sampleRate, surcharges: [], freight: Object.fromEntries(types.map((one) => [one, '1'])) }
  const containers = types.map((type) => ({ type, count: 2 }))
  const lines = linesOf({ temperatureC: '-18' }, { containers, rate })
  expect(lines.filter((one) => one.startsWith('THC'))).toEqual([
    'THC 20GP 2 × 800.00 = 1600.00 ocean-CNTAO',
    'THC 20RF 2 × 980.00 = 1960.00 ocean-CNTAO',
    'THC 40HQ 2 × 1200.00 = 2400.00 ocean-CNTAO',
    'THC 40RF 2 × 1480.00 = 2960.00 ocean-CNTAO',
    'THC 40RH 2 × 1480.00 = 2960.00 ocean-CNTAO',
  ])
})

describe('the weight of the cargo in each container', () => {
  const plain: OceanRate = { ...sampleRate, surcharges: [] }
  const overweight = (cargoWeightKg: string, rate = plain) =>
    linesOf({ cargoWeightKg }, { rate }).filter((one) => one.startsWith('OWS'))

  // The tariff charges 150 dollars above 18 t in a 20-foot container and 200 above 24 t in a 40-foot one.
  test.each([
    ['18000', []],
    ['18001', ['OWS 20GP 1 × 150.00 = 150.00 ocean-CNTAO']],
    ['24000', ['OWS 20GP 1 × 150.00 = 150.00 ocean-CNTAO']],
    ['24001', ['OWS 20GP 1 × 150.00 = 150.00 ocean-CNTAO', 'OWS 40HQ 3 × 200.00 = 600.00 ocean-CNTAO']],
  ])('%s kg: %j', (cargoWeightKg, lines) => {
    expect(overweight(cargoWeightKg)).toEqual(lines)
  })

  test('is in the line of the surcharge, which counts containers and is paid like the freight', () => {
    const charged = chargesOcean({ ...sampleRequest, rate: plain, cargoWeightKg: '24001' }, tariff)
    const lines = charged.ok && charged.value.filter(({ fee }) => fee === 'OWS')
    expect(lines).toMatchObject([
      { quantity: { amount: '1', unit: 'container' }, params: { tons: 18, cargoWeightKg: '24001' } },
      { quantity: { amount: '3', unit: 'container' }, params: { tons: 24 }, paymentTerm: 'collect' },
    ])
  })

  test.each([
    [undefined, ['20GP', '40HQ']],
    ['18000', ['20GP', '40HQ']],
    ['18001', ['40HQ']],
    ['24001', []],
  ])('of %s kg can still be charged later for %j', (cargoWeightKg, types) => {
    const request = { ...sampleRequest, rate: plain, ...(cargoWeightKg && { cargoWeightKg }) }
    const later = contingentOceanCharges(request, tariff).filter(({ fee }) => fee === 'OWS')
    expect(later.map(({ variant }) => variant)).toEqual(types)
  })

  test('costs nothing more where the rate has the surcharge of the carrier', () => {
    const own: OceanRate = { ...plain, surcharges: [{ fee: 'OWS', per: 'BL', price: '10' }] }
    expect(overweight('24001', own)).toEqual([expect.stringContaining('OWS  ')])
  })
})

const flatRacks: Partial<OceanRequest> = {
  containers: [{ type: '40FR', count: 1 }],
  rate: { ...sampleRate, surcharges: [], freight: { '40FR': '5000' } },
}

describe('on request', () => {
  const { dangerousGoods: _danger, socFreightPercent: _soc, ...older } = tariff
  const { overweight } = tariff.later
  const unweighed = {
    ...tariff,
    later: { ...tariff.later, overweight: { ...overweight, price: { ...overweight.price, 40: '0' } } },
  }
  test.each<[OceanCargo, Partial<OceanRequest>, OceanTariff, string]>([
    [{ unNumber: '0012', dangerClass: '1.4' }, {}, tariff, '{"unNumber":"0012","dangerClass":"1.4"}'],
    [{ unNumber: '1263', dangerClass: '3' }, {}, older, '{"unNumber":"1263","dangerClass":"3"}'],
    [{ dangerClass: '1.4' }, {}, tariff, '{"unNumber":"","dangerClass":"1.4"}'],
    [{ temperatureC: '-36' }, {}, tariff, '{"temperatureC":"-36"}'],
    [{ dimensionsCm: '1165x250x195' }, flatRacks, tariff, '{"type":"40FR","dimensionsCm":"1165x250x195"}'],
    [{ shipperOwned: true }, {}, older, '{"shipperOwned":1}'],
    [{ cargoWeightKg: '25000' }, {}, unweighed, '{"type":"40HQ","cargoWeightKg":"25000"}'],
  ])('%j', (cargo, more, by, params) => {
    expect(linesOf(cargo, more, by)).toEqual([`cargo-on-request ${params}`])
  })

  test('what fits is priced', () => {
    expect(linesOf({ dimensionsCm: '1165x236x195' }, flatRacks)[0]).toContain('THC 40FR 1 × 1200.00')
    expect(linesOf({ temperatureC: '-35' })).toEqual(linesOf({}))
  })
})
