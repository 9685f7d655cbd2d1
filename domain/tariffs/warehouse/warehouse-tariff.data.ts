import type { WarehouseTariff } from './warehouse-tariff.ts'

// Spec §9 and the fee list of the trade name the items, their units and the 6% tax, but no warehouse prices.
// Ours: every price below is a typical figure that staff replace by the quotation of the warehouse, without tax.

const common = {
  version: 'warehouse-2026-11',
  validFrom: '2026-11-01',
  validTo: '2027-10-31',
  // The trade's W/M rule: a ton counts as one CBM unless the quotation says otherwise.
  cbmPerTon: '1',
} as const

// Ours: open tops, flat racks and tanks are stuffed on request only, so they have no price.
const usualStuffing = {
  '20GP': '450',
  '40GP': '750',
  '40HQ': '800',
  '45HQ': '900',
  '20RF': '550',
  '40RF': '900',
  '40RH': '950',
} as const
const usualStripping = {
  '20GP': '400',
  '40GP': '680',
  '40HQ': '720',
  '45HQ': '820',
  '20RF': '500',
  '40RF': '820',
  '40RH': '860',
} as const

const usualValueAdded = {
  palletising: { price: '30', least: '60' },
  labelling: { price: '0.5', least: '50' },
  wrapping: { price: '15', least: '30' },
  sorting: { price: '0.8', least: '80' },
  overtime: { price: '80' },
} as const

/** One example warehouse in each port city. */
export const exampleWarehouseTariffs: Readonly<Record<WarehouseTariff['port'], WarehouseTariff>> = {
  CNTAO: {
    ...common,
    code: 'warehouse-CNTAO-example',
    warehouse: 'CNTAO-example',
    port: 'CNTAO',
    storage: { rule: 'by-volume', price: '2', freeDays: 7, least: '50' },
    receiving: { price: '12', least: '50' },
    handlingIn: { price: '15', least: '60' },
    handlingOut: { price: '15', least: '60' },
    stuffing: usualStuffing,
    stripping: usualStripping,
    valueAdded: usualValueAdded,
  },
  CNSHA: {
    ...common,
    code: 'warehouse-CNSHA-example',
    warehouse: 'CNSHA-example',
    port: 'CNSHA',
    storage: { rule: 'weight-or-volume', price: '3', freeDays: 5, least: '80' },
    receiving: { price: '18', least: '80' },
    handlingIn: { price: '20', least: '80' },
    handlingOut: { price: '20', least: '80' },
    stuffing: { ...usualStuffing, '20GP': '550', '40GP': '900', '40HQ': '950', '45HQ': '1080' },
    stripping: { ...usualStripping, '20GP': '500', '40GP': '820', '40HQ': '860', '45HQ': '980' },
    valueAdded: { ...usualValueAdded, palletising: { price: '35', least: '70' }, overtime: { price: '100' } },
  },
  CNNGB: {
    ...common,
    code: 'warehouse-CNNGB-example',
    warehouse: 'CNNGB-example',
    port: 'CNNGB',
    storage: { rule: 'by-pallet', price: '3.5', freeDays: 7, least: '60' },
    receiving: { price: '15', least: '60' },
    handlingIn: { price: '18', least: '60' },
    handlingOut: { price: '18', least: '60' },
    stuffing: usualStuffing,
    stripping: usualStripping,
    valueAdded: usualValueAdded,
  },
  CNXMN: {
    ...common,
    code: 'warehouse-CNXMN-example',
    warehouse: 'CNXMN-example',
    port: 'CNXMN',
    storage: { rule: 'by-area', price: '1.2', freeDays: 3, least: '100' },
    receiving: { price: '12', least: '50' },
    handlingIn: { price: '15', least: '60' },
    handlingOut: { price: '15', least: '60' },
    stuffing: usualStuffing,
    stripping: usualStripping,
    valueAdded: usualValueAdded,
  },
  CNSZX: {
    ...common,
    code: 'warehouse-CNSZX-example',
    warehouse: 'CNSZX-example',
    port: 'CNSZX',
    storage: { rule: 'by-volume', price: '3', freeDays: 3, least: '80' },
    receiving: { price: '20', least: '80' },
    handlingIn: { price: '20', least: '80' },
    handlingOut: { price: '20', least: '80' },
    stuffing: { ...usualStuffing, '20GP': '600', '40GP': '950', '40HQ': '1000', '45HQ': '1120' },
    stripping: { ...usualStripping, '20GP': '520', '40GP': '850', '40HQ': '900', '45HQ': '1000' },
    valueAdded: { ...usualValueAdded, overtime: { price: '100' } },
  },
}
