import { expect, test } from 'vitest'
import { type Incoterm, importTermFor, incoterms, paymentTermsFor, sideOf } from './incoterm.ts'

test.each<[Incoterm | undefined, string, string]>([
  [undefined, 'prepaid', 'collect'],
  ['EXW', 'collect', 'collect'],
  ['FCA', 'collect', 'collect'],
  ['FAS', 'collect', 'collect'],
  ['FOB', 'collect', 'collect'],
  ['CFR', 'prepaid', 'collect'],
  ['CIF', 'prepaid', 'collect'],
  ['CPT', 'prepaid', 'collect'],
  ['CIP', 'prepaid', 'collect'],
  ['DAP', 'prepaid', 'prepaid'],
  ['DPU', 'prepaid', 'prepaid'],
  ['DDP', 'prepaid', 'prepaid'],
])('%s: freight is %s, charges at the destination are %s', (incoterm, freight, destination) => {
  expect(paymentTermsFor(incoterm)).toEqual({ freight, destination })
})

const onShipper = (part: Parameters<typeof sideOf>[0]) =>
  incoterms.filter((incoterm) => sideOf(part, incoterm) === 'shipper')

test('each part is on the side that the term gives it to', () => {
  expect(onShipper('origin')).toEqual(incoterms.filter((incoterm) => incoterm !== 'EXW'))
  expect(onShipper('insurance')).toEqual(['CIF', 'CIP', 'DAP', 'DPU', 'DDP'])
  expect(onShipper('delivery')).toEqual(['DAP', 'DPU', 'DDP'])
  expect(onShipper('import')).toEqual(['DDP'])
})

test('import clearance: only under DDP the seller pays it, unless the customer chose another payer', () => {
  const prepaidImport = incoterms.filter(
    (incoterm) => importTermFor(incoterm, paymentTermsFor(incoterm)) === 'prepaid',
  )
  expect(prepaidImport).toEqual(['DDP'])
  expect(importTermFor('DAP', { freight: 'prepaid', destination: 'collect' })).toBe('collect')
  expect(importTermFor('FOB', { freight: 'prepaid', destination: 'prepaid' })).toBe('prepaid')
  expect(importTermFor(undefined, { freight: 'prepaid', destination: 'prepaid' })).toBe('prepaid')
})
