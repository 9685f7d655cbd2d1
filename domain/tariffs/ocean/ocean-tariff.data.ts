import type { Currency } from '#domain/values/money.ts'
import { pricesBySize } from './container-prices.ts'
import type {
  AdvanceManifest,
  BySize,
  DestinationFreeTime,
  DestinationService,
  FreeTime,
  LaterPrices,
  LocalCharge,
  OceanPort,
  OceanTariff,
  OriginService,
  ServicePrice,
} from './ocean-tariff.ts'

// Spec §9: prepaid charges are due within 7 days after the ship leaves.
export const prepaidDueDays = 7

// Spec §9: dead freight is 80% of the freight.
const deadFreightPercent = '80'

// Typical of the trade, recalled and to be edited by staff. THC: 700–900 and 1100–1350; DOC: 400–500;
// VGM: 50–100; DCF: 100–300; SEAL, EIR and CDF as they stand. Ours: a reefer is plugged in and watched at the terminal,
// for a good fifth more.
const terminalHandling: Readonly<Record<OceanPort, { dry: BySize<string>; reefer: BySize<string> }>> = {
  CNTAO: { dry: { 20: '800', 40: '1200' }, reefer: { 20: '980', 40: '1480' } },
  CNSHA: { dry: { 20: '860', 40: '1290' }, reefer: { 20: '1050', 40: '1590' } },
  CNNGB: { dry: { 20: '840', 40: '1260' }, reefer: { 20: '1030', 40: '1550' } },
  CNXMN: { dry: { 20: '730', 40: '1120' }, reefer: { 20: '890', 40: '1380' } },
  CNSZX: { dry: { 20: '890', 40: '1340' }, reefer: { 20: '1090', 40: '1650' } },
}

const handlingAt = (port: OceanPort): LocalCharge => {
  const { dry, reefer } = terminalHandling[port]
  const reefers = { '20RF': reefer[20], '40RF': reefer[40], '40RH': reefer[40] }
  return { fee: 'THC', per: 'container', price: { ...pricesBySize(dry), ...reefers } }
}

const localCharges = (port: OceanPort): readonly LocalCharge[] => [
  handlingAt(port),
  { fee: 'DOC', per: 'BL', price: '450' },
  { fee: 'SEAL', per: 'container', price: '50' },
  { fee: 'EIR', per: 'container', price: '50' },
  { fee: 'VGM', per: 'container', price: '80' },
  { fee: 'DCF', per: 'BL', price: '200' },
  { fee: 'CDF', per: 'BL', price: '100' },
]

// Members of the European Union with a sea coast.
const unionCoast = [
  ...['BE', 'BG', 'CY', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR'],
  ...['IE', 'IT', 'LT', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI'],
]

// Typical of the trade, recalled: 25–35 a bill of lading.
const manifests: readonly AdvanceManifest[] = [
  { fee: 'AMS', countries: ['US'], price: '30' },
  { fee: 'AFR', countries: ['JP'], price: '30' },
  { fee: 'ENS', countries: unionCoast, price: '30' },
  { fee: 'ENSUK', countries: ['GB'], price: '30' },
  { fee: 'ACI', countries: ['CA'], price: '30' },
]

const perContainer = (fee: 'ZXF' | 'DELIVERY', prices: BySize<string>): ServicePrice => ({
  per: 'container',
  fee,
  price: pricesBySize(prices),
})

// Ours: every price of a service; the specification names the services only.
const usualServices: Readonly<Partial<Record<OriginService, ServicePrice>>> = {
  'warehouse-loading': perContainer('ZXF', { 20: '600', 40: '900' }),
  'export-customs': { per: 'document', fee: 'BGF', price: '200' },
  'certificate-of-origin': { per: 'document', fee: 'COO', price: '150' },
  storage: { per: 'CBM-day', fee: 'CCF', price: '1.5' },
  // Ours: 110% of the value is the custom of CIF sales; 0.05% of that, at least 100.
  insurance: { per: 'insured-value', fee: 'INS', percent: '0.05', coverPercent: '110', minimum: '100' },
}

const arrival = (
  delivery: BySize<string>,
  clearance: string,
): Readonly<Record<DestinationService, ServicePrice>> => ({
  delivery: perContainer('DELIVERY', delivery),
  'import-clearance': { per: 'document', fee: 'CLEARANCE', price: clearance },
})

// Ours: where an agent delivers and clears for us, billed in yuan.
const arrivals = {
  NLRTM: arrival({ 20: '3200', 40: '3800' }, '600'),
  DEHAM: arrival({ 20: '3400', 40: '4000' }, '600'),
  USLAX: arrival({ 20: '5200', 40: '5600' }, '900'),
  SGSIN: arrival({ 20: '1600', 40: '2000' }, '400'),
  KRPUS: arrival({ 20: '1800', 40: '2300' }, '400'),
  AEJEA: arrival({ 20: '1900', 40: '2400' }, '500'),
  BEANR: arrival({ 20: '3300', 40: '3900' }, '600'),
  GBFXT: arrival({ 20: '4200', 40: '4800' }, '700'),
  FRLEH: arrival({ 20: '3600', 40: '4300' }, '650'),
  ITGOA: arrival({ 20: '3500', 40: '4200' }, '650'),
  ESBCN: arrival({ 20: '3400', 40: '4100' }, '650'),
  USLGB: arrival({ 20: '5200', 40: '5600' }, '900'),
  USNYC: arrival({ 20: '5800', 40: '6400' }, '900'),
  USSAV: arrival({ 20: '5000', 40: '5500' }, '900'),
  CAVAN: arrival({ 20: '5100', 40: '5700' }, '850'),
  JPTYO: arrival({ 20: '2600', 40: '3300' }, '500'),
  JPOSA: arrival({ 20: '2600', 40: '3300' }, '500'),
  MYPKG: arrival({ 20: '1500', 40: '1900' }, '400'),
  THLCH: arrival({ 20: '1600', 40: '2000' }, '400'),
  VNSGN: arrival({ 20: '1500', 40: '1900' }, '400'),
  AUSYD: arrival({ 20: '4300', 40: '4900' }, '800'),
  AUMEL: arrival({ 20: '4200', 40: '4800' }, '800'),
}

const later: LaterPrices = {
  // Typical of the trade, recalled.
  telexRelease: '450',
  // Ours: the rest. Changing a bill, a manifest or a booking is billed by the item that made it, at a price of
  // its own; weights are those of the cargo in one container, free days those for which carriers lend it.
  amendment: '300',
  manifestAmendment: '250',
  rollOver: '300',
  overweight: { overTons: { 20: 18, 40: 24 }, price: { 20: '150', 40: '200' } },
  detention: { freeDays: 7, perDay: { 20: '60', 40: '120' } },
  demurrage: { freeDays: 7, perDay: { 20: '40', 40: '80' } },
}

const freeTime = (freeDays: number, small: string, large: string): FreeTime => ({
  freeDays,
  perDay: { 20: small, 40: large },
})

const free = (
  places: readonly string[],
  currency: Currency,
  demurrage: FreeTime,
  detention: FreeTime,
  carrier?: string,
): DestinationFreeTime => ({
  places,
  currency,
  ...(carrier !== undefined && { carrier }),
  demurrage,
  detention,
})

// Ours, after what carriers publish: the first step of their scales, in the currency in which their agents charge.
const destinationFreeTime: readonly DestinationFreeTime[] = [
  free(['US', 'CA'], 'USD', freeTime(4, '150', '200'), freeTime(5, '95', '125')),
  free(unionCoast, 'EUR', freeTime(5, '55', '85'), freeTime(7, '40', '65')),
  free(['GB'], 'GBP', freeTime(5, '48', '75'), freeTime(7, '36', '56')),
  free(['NO'], 'USD', freeTime(5, '60', '95'), freeTime(7, '45', '70')),
  free(['NLRTM', 'BEANR', 'DEHAM'], 'EUR', freeTime(4, '65', '100'), freeTime(7, '45', '75')),
  free(['JP'], 'JPY', freeTime(5, '6000', '9000'), freeTime(5, '4500', '6800')),
  free(['KR'], 'KRW', freeTime(5, '56000', '84000'), freeTime(5, '42000', '63000')),
  free(['TW', 'HK'], 'USD', freeTime(5, '40', '60'), freeTime(5, '30', '45')),
  free(['SG'], 'SGD', freeTime(5, '40', '65'), freeTime(7, '27', '47')),
  free(['MY', 'TH', 'VN', 'ID', 'PH', 'KH', 'MM'], 'USD', freeTime(5, '30', '50'), freeTime(7, '20', '35')),
  free(['IN', 'PK', 'LK', 'BD'], 'USD', freeTime(5, '50', '80'), freeTime(7, '40', '60')),
  free(['AE'], 'AED', freeTime(7, '165', '255'), freeTime(10, '110', '185')),
  free(
    ['SA', 'QA', 'KW', 'OM', 'BH', 'JO', 'EG', 'TR', 'IL'],
    'USD',
    freeTime(7, '45', '70'),
    freeTime(10, '30', '50'),
  ),
  free(['AU'], 'AUD', freeTime(3, '165', '240'), freeTime(10, '90', '135')),
  free(['NZ'], 'USD', freeTime(3, '110', '160'), freeTime(10, '60', '90')),
  free(
    ['BR', 'AR', 'UY', 'CL', 'PE', 'EC', 'CO', 'MX', 'PA'],
    'USD',
    freeTime(7, '80', '120'),
    freeTime(14, '50', '80'),
  ),
  free(
    ['ZA', 'KE', 'TZ', 'NG', 'GH', 'CI', 'TG', 'CM', 'AO', 'MZ', 'DJ'],
    'USD',
    freeTime(7, '60', '90'),
    freeTime(10, '40', '60'),
  ),
  free(['NLRTM', 'DEHAM'], 'EUR', freeTime(5, '65', '100'), freeTime(14, '45', '75'), 'MNRQ'),
]

// Ours, invented, to be edited by staff; explosives, toxic gases, infectious and radioactive goods are on request.
const dangerousGoods: OceanTariff['dangerousGoods'] = [
  ...(['2.2', '9'] as const).map((each) => ({ class: each, price: '120' })),
  ...(['3', '4.1', '8'] as const).map((each) => ({ class: each, price: '180' })),
  ...(['2.1', '4.2', '4.3', '5.1', '6.1'] as const).map((each) => ({ class: each, price: '260' })),
]

// Ours, invented: the carrier lends no container and repositions none.
const socFreightPercent = '88'

const tariffOf = (port: OceanPort): OceanTariff => ({
  code: `ocean-${port}`,
  version: 'ocean-2026-11',
  port,
  validFrom: '2026-11-01',
  validTo: '2027-10-31',
  deadFreightPercent,
  localCharges: localCharges(port),
  manifests,
  originServices: usualServices,
  destinationServices: arrivals,
  later,
  destinationFreeTime,
  dangerousGoods,
  socFreightPercent,
})

export const oceanTariffs: Readonly<Record<OceanPort, OceanTariff>> = {
  CNTAO: tariffOf('CNTAO'),
  CNSHA: tariffOf('CNSHA'),
  CNNGB: tariffOf('CNNGB'),
  CNXMN: tariffOf('CNXMN'),
  CNSZX: tariffOf('CNSZX'),
}
