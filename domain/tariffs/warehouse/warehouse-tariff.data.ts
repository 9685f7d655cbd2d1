import type { UnitPrice, WarehouseTariff } from './warehouse-tariff.ts'

// Spec §9 names one figure for warehousing and CFS, the 6% tax, which is with the other tax rates.
// Ours: the fee list of the trade names the items and their units but no warehouse prices, so every price, free
// day and minimum below is a typical figure, without tax, that staff replace by the quotation of the warehouse.

const common = {
  version: 'warehouse-2026-11',
  // Ours: the specification shows no validity of warehouse prices; a year from the month they were set.
  validFrom: '2026-11-01',
  validTo: '2027-10-31',
  // Ours: the trade's W/M rule; a ton counts as one CBM unless the quotation says otherwise.
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

const usualReceiving: UnitPrice = { price: '12', least: '50' }

/** In costs what out costs. */
const bothWays = (price: UnitPrice) => ({ handlingIn: price, handlingOut: price })
const usualHandling = bothWays({ price: '15', least: '60' })

// Ours: labour is dearer in Shanghai and Shenzhen.
const dearHandling = bothWays({ price: '20', least: '80' })
const dearOvertime: UnitPrice = { price: '100' }

type Port = WarehouseTariff['port']

/** The usual prices, but for what the warehouse of this port prices otherwise. */
const exampleTariff = (port: Port, own: Partial<WarehouseTariff>): WarehouseTariff => ({
  ...common,
  code: `warehouse-${port}-example`,
  warehouse: `${port}-example`,
  port,
  receiving: usualReceiving,
  ...usualHandling,
  stuffing: usualStuffing,
  stripping: usualStripping,
  valueAdded: usualValueAdded,
  ...own,
})

/** One example warehouse in each port city. */
export const exampleWarehouseTariffs: Readonly<Record<Port, WarehouseTariff>> = {
  CNTAO: exampleTariff('CNTAO', {
    storage: { rule: 'by-volume', price: '2', freeDays: 7, least: '50' },
  }),
  CNSHA: exampleTariff('CNSHA', {
    storage: { rule: 'weight-or-volume', price: '3', freeDays: 5, least: '80' },
    receiving: { price: '18', least: '80' },
    ...dearHandling,
    stuffing: { ...usualStuffing, '20GP': '550', '40GP': '900', '40HQ': '950', '45HQ': '1080' },
    stripping: { ...usualStripping, '20GP': '500', '40GP': '820', '40HQ': '860', '45HQ': '980' },
    valueAdded: { ...usualValueAdded, palletising: { price: '35', least: '70' }, overtime: dearOvertime },
  }),
  CNNGB: exampleTariff('CNNGB', {
    storage: { rule: 'by-pallet', price: '3.5', freeDays: 7, least: '60' },
    receiving: { price: '15', least: '60' },
    ...bothWays({ price: '18', least: '60' }),
  }),
  CNXMN: exampleTariff('CNXMN', {
    storage: { rule: 'by-area', price: '1.2', freeDays: 3, least: '100' },
  }),
  CNSZX: exampleTariff('CNSZX', {
    storage: { rule: 'by-volume', price: '3', freeDays: 3, least: '80' },
    receiving: { price: '20', least: '80' },
    ...dearHandling,
    stuffing: { ...usualStuffing, '20GP': '600', '40GP': '950', '40HQ': '1000', '45HQ': '1120' },
    stripping: { ...usualStripping, '20GP': '520', '40GP': '850', '40HQ': '900', '45HQ': '1000' },
    valueAdded: { ...usualValueAdded, overtime: dearOvertime },
  }),
}
