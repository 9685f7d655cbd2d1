import type { Region } from '#domain/places/port.ts'
import type { Surcharge } from '#domain/tariffs/ocean/ocean-rate.ts'

export type FreightLevel = {
  /** Dollars for a 20GP to a port as far as `miles`. */
  readonly twenty: number
  /** A 40HQ for each dollar of a 20GP. */
  readonly forty: number
  readonly miles: number
}

/** Invented, at the height one meets in the trade in a quiet year. */
export const freightLevels: Readonly<Record<Region, FreightLevel>> = {
  china: { twenty: 160, forty: 1.7, miles: 600 },
  'east-asia': { twenty: 210, forty: 1.85, miles: 800 },
  'south-east-asia': { twenty: 360, forty: 1.9, miles: 2100 },
  'south-asia': { twenty: 960, forty: 1.5, miles: 4600 },
  'middle-east': { twenty: 1180, forty: 1.55, miles: 6000 },
  mediterranean: { twenty: 1850, forty: 1.72, miles: 8800 },
  'north-europe': { twenty: 1650, forty: 1.78, miles: 10700 },
  'east-africa': { twenty: 1720, forty: 1.6, miles: 6300 },
  'west-africa': { twenty: 2750, forty: 1.65, miles: 10300 },
  'south-africa': { twenty: 1900, forty: 1.58, miles: 8100 },
  'north-america-west': { twenty: 1780, forty: 1.27, miles: 5700 },
  'north-america-east': { twenty: 2680, forty: 1.26, miles: 10600 },
  'central-america': { twenty: 1950, forty: 1.35, miles: 7200 },
  'south-america-east': { twenty: 2350, forty: 1.45, miles: 11300 },
  'south-america-west': { twenty: 2080, forty: 1.38, miles: 9300 },
  oceania: { twenty: 1240, forty: 1.85, miles: 4800 },
}

const perContainer = (
  fee: Surcharge['fee'],
  twenty: string,
  forty: string,
  paid: Pick<Surcharge, 'paymentTerm'> = {},
): Surcharge => ({
  fee,
  per: 'container',
  price: {
    '20GP': twenty,
    '40GP': forty,
    '40HQ': forty,
    '45HQ': forty,
    '20RF': twenty,
    '40RF': forty,
    '40RH': forty,
    '20OT': twenty,
    '40OT': forty,
    '20FR': twenty,
    '40FR': forty,
  },
  ...paid,
})
const perTeu = (fee: Surcharge['fee'], price: string): Surcharge => ({ fee, per: 'TEU', price })
const perBill = (fee: Surcharge['fee'], price: string): Surcharge => ({ fee, per: 'BL', price })

const security = perContainer('ISPS', '12', '12')
const lowSulphur = (price: string) => perTeu('LSS', price)
const warRisk = perContainer('WRS', '42', '84')

/** The surcharges of a trade beside the freight; the advance manifests of countries are in the tariff of the port. */
export const tradeSurcharges: Readonly<Record<Region, readonly Surcharge[]>> = {
  china: [],
  'east-asia': [lowSulphur('20'), perContainer('EBS', '60', '120')],
  'south-east-asia': [lowSulphur('25'), perContainer('CIC', '50', '100', { paymentTerm: 'collect' })],
  'south-asia': [lowSulphur('40'), perTeu('EBS', '65'), security],
  'middle-east': [lowSulphur('45'), warRisk, security],
  mediterranean: [lowSulphur('65'), perTeu('BAF', '110'), warRisk, security],
  'north-europe': [lowSulphur('70'), perTeu('BAF', '125'), warRisk, security],
  'east-africa': [lowSulphur('50'), perTeu('EBS', '80'), warRisk, security],
  'west-africa': [
    lowSulphur('60'),
    perTeu('BAF', '95'),
    perContainer('PCS', '150', '300', { paymentTerm: 'collect' }),
  ],
  'south-africa': [lowSulphur('55'), perTeu('BAF', '90'), security],
  'north-america-west': [lowSulphur('50'), perContainer('PSS', '180', '200'), security, perBill('EDI', '5')],
  'north-america-east': [lowSulphur('60'), perTeu('BAF', '105'), perContainer('PSS', '200', '240'), security],
  'central-america': [lowSulphur('50'), perTeu('BAF', '85'), security],
  'south-america-east': [lowSulphur('65'), perTeu('BAF', '115'), perContainer('GRI', '100', '200'), security],
  'south-america-west': [lowSulphur('60'), perTeu('BAF', '100'), security],
  oceania: [lowSulphur('45'), perTeu('EBS', '70'), perContainer('PSS', '100', '200'), security],
}

const hsCodeRemark = 'The 6-digit HS code of every item is required for manifest filing.'

/** What carriers say about their rates of a trade: one text for all readers, in the language of the trade. */
export const tradeRemarks: Readonly<Partial<Record<Region, string>>> = {
  'north-europe': hsCodeRemark,
  'north-america-west': hsCodeRemark,
  'north-america-east': hsCodeRemark,
}
