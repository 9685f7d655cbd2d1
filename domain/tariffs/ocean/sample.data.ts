import type { OceanRate } from './ocean-rate.ts'
import type { OceanRequest } from './ocean-request.ts'

/** Invented, for tests: a public rate with a surcharge of each kind. */
export const sampleRate: OceanRate = {
  code: 'QS-26110001',
  version: '3',
  carrier: 'QSL',
  sailing: { vessel: 'QUAYSIDE DAWN', voyage: '047W', departsOn: '2026-11-28' },
  pol: 'CNTAO',
  pod: 'NLRTM',
  validFrom: '2026-11-10',
  validTo: '2026-12-12',
  visibility: 'public',
  freight: { '20GP': '1150', '40GP': '1850', '40HQ': '1850.5' },
  surcharges: [
    { fee: 'PSS', per: 'container', price: { '20GP': '100', '40HQ': '200' } },
    { fee: 'BAF', per: 'TEU', price: '60' },
    { fee: 'ENS', per: 'BL', price: '35', terms: 'prepaid' },
    { fee: 'WRS', per: 'freight', percent: '2.5' },
  ],
}

export const sampleRequest: OceanRequest = {
  company: null,
  day: '2026-11-15',
  rate: sampleRate,
  containers: [
    { type: '20GP', count: 1 },
    { type: '40HQ', count: 3 },
  ],
  billsOfLading: 2,
  terms: { freight: 'collect', destination: 'collect' },
  services: [],
}
