import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { laneQuery } from '#domain/quotes/lanes/lane-query.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import type { DemoRequest } from './demo-trade.data.ts'

/** What the demo company ships again and again. `day` is the day of the quote in Shanghai. */
export type DemoShipment = {
  readonly account: string
  readonly priced:
    | { readonly by: 'tariff'; query(day: string): QuoteQuery }
    | {
        readonly by: 'staff'
        readonly request: Omit<DemoRequest, 'account' | 'hoursAgo' | 'answer'>
        readonly charges: Charges
      }
  values(day: string): OrderValues
}
type Charges = Extract<NonNullable<DemoRequest['answer']>, { kind: 'offer' }>['charges']

const administrator = 'linhai'
const member = 'chenyue'

const contact = { contact: '林海', mobile: '13800000001' }
const shipper = {
  // As on a bill of lading.
  name: 'Yuanzhou International Logistics Co., Ltd.',
  country: 'CN',
  address: '1288 Binhai Avenue, Huangdao District, Qingdao, Shandong',
  ...contact,
}
const consigneeIn = (country: string, name: string, address: string) => ({
  name,
  country,
  address,
  contact: 'Import',
  telephone: '+31 10 000 0000',
})

const goods = (commodityZh: string, commodityEn: string, hsCode: string, packages: number, kg: number) => ({
  commodityZh,
  commodityEn,
  hsCode,
  packages: String(packages),
  packageType: 'CARTONS',
  grossWeightKg: String(kg),
  marks: 'N/M',
})

type Lane = Parameters<typeof laneQuery>[0]
type Consignee = ReturnType<typeof consigneeIn>

/** Departures from the sixth day on: for two days no cut-off passes. */
const ocean = (
  account: string,
  lane: Omit<Lane, 'etd'>,
  cargo: ReturnType<typeof goods>,
  value: number,
  consignee: Consignee,
): DemoShipment => ({
  account,
  priced: { by: 'tariff', query: (day) => laneQuery({ ...lane, etd: daysAfter(day, 6) }, day) },
  values: () => ({
    fields: {
      ...cargo,
      cargoValue: String(value),
      commodityAmount: String(value),
      currency: 'USD',
      billCount: '3',
      incoterm: 'CIF',
    },
    groups: { shipper: [shipper], consignee: [consignee], notify: [] },
  }),
})

const rotterdam = consigneeIn('NL', 'Maasvlakte Home Goods B.V.', 'Reeweg 25, 3089 KM Rotterdam')
const losAngeles = consigneeIn('US', 'Harbor Lane Imports Inc.', '2201 E Carson St, Long Beach, CA 90810')
const singapore = consigneeIn(
  'SG',
  'Straits Fixture Supply Pte. Ltd.',
  '8 Jurong Port Road, Singapore 619089',
)
const busan = consigneeIn('KR', 'Hanbit Machinery Co., Ltd.', '34 Jungang-daero, Jung-gu, Busan')
const tokyo = consigneeIn('JP', 'Aomi Interior K.K.', '2-4-24 Aomi, Koto-ku, Tokyo')

const trucking = (
  account: string,
  port: 'CNNGB' | 'CNSHA',
  district: string,
  depot: string,
  address: string,
): DemoShipment => ({
  account,
  priced: {
    by: 'tariff',
    query: (day) => ({
      mode: 'trucking',
      port,
      district,
      day: daysAfter(day, 3),
      containers: [{ type: '40HQ', count: 1, grossWeightKg: 18_000 }],
      loadingPoints: 1,
      weighings: 0,
    }),
  },
  values: (day) => ({
    fields: { vessel: 'QUAY MERIDIAN', voyage: '021E', pickUpDepot: depot, weightKg: '18000' },
    groups: {
      doors: [
        { city: district, address, ...contact, day: daysAfter(day, 3), fromTime: '09:00', toTime: '11:00' },
      ],
    },
  }),
})

const warehouse: DemoShipment = {
  account: administrator,
  priced: {
    by: 'tariff',
    query: (day) => ({
      mode: 'warehouse',
      warehouses: ['WH-SHA-01'],
      day: daysAfter(day, 3),
      cargo: { volumeCbm: '36', weightTons: '9', pallets: 20, pieces: 400, areaSquareMetres: '40' },
      storageDays: 5,
      receiving: true,
      handlingIn: true,
      handlingOut: true,
      stuffing: [],
      stripping: [],
      valueAdded: {},
    }),
  },
  values: (day) => ({
    fields: {
      inboundOn: daysAfter(day, 3),
      appointment: '10:00',
      ...goods('不锈钢保温杯', 'Stainless steel vacuum flasks', '961700', 400, 9000),
    },
    groups: { contactPerson: [contact] },
  }),
}

const depot: DemoShipment = {
  account: member,
  priced: {
    by: 'tariff',
    query: (day) => ({
      mode: 'depot',
      port: 'CNNGB',
      depot: 'DP-NGB-01',
      day: daysAfter(day, 3),
      size: 40,
      kind: 'empty',
      containers: 2,
      days: 5,
      lifts: 2,
      hazardous: false,
      extraMoves: 0,
      cleanings: 0,
      weighings: 0,
      inspections: 0,
      poweredDays: 0,
    }),
  },
  values: (day) => ({
    fields: { releaseNumber: 'RLS20268814', plate: '浙B12345', day: daysAfter(day, 3), appointment: '14:00' },
    groups: {
      containerNumbers: [
        { number: 'CSQU3054383', type: '40HQ' },
        { number: 'MSCU6639870', type: '40HQ' },
      ],
      contactPerson: [contact],
    },
  }),
}

type StaffPriced = Extract<DemoShipment['priced'], { by: 'staff' }>

const agreed = (
  account: string,
  request: StaffPriced['request'],
  charges: Charges,
  values: DemoShipment['values'],
): DemoShipment => ({ account, priced: { by: 'staff', request, charges }, values })

const asker = { name: '林海', phone: '13800000001' }
const readyIn = (days: number, cargo: ReturnType<typeof goods>) => (day: string) => ({
  fields: { readyOn: daysAfter(day, days), ...cargo },
  groups: { contactPerson: [contact] },
})
const parts = goods('汽车配件', 'Car parts', '870899', 320, 18_000)
const lenses = goods('相机镜头', 'Camera lenses', '900211', 12, 320)
const withParties =
  (days: number, cargo: ReturnType<typeof goods>, consignee: Consignee) => (day: string) => ({
    fields: { readyOn: daysAfter(day, days), ...cargo },
    groups: { shipper: [shipper], consignee: [consignee], notify: [] },
  })

export const demoShipments = {
  rotterdam: ocean(
    administrator,
    { pol: 'CNNGB', pod: 'NLRTM', type: '40HQ', count: 2 },
    goods('不锈钢餐具', 'Stainless steel cutlery', '821599', 1200, 21_000),
    86_000,
    rotterdam,
  ),
  losAngeles: ocean(
    administrator,
    { pol: 'CNSHA', pod: 'USLAX', type: '40HQ', count: 1 },
    goods('太阳能灯', 'Solar garden lamps', '940541', 900, 8600),
    52_000,
    losAngeles,
  ),
  singapore: ocean(
    member,
    { pol: 'CNSZX', pod: 'SGSIN', type: '20GP', count: 2 },
    goods('铝合金门窗', 'Aluminium window frames', '761010', 140, 24_000),
    41_000,
    singapore,
  ),
  busan: ocean(
    administrator,
    { pol: 'CNTAO', pod: 'KRPUS', type: '20GP', count: 1 },
    goods('轴承', 'Ball bearings', '848210', 60, 12_500),
    33_000,
    busan,
  ),
  tokyo: ocean(
    member,
    { pol: 'CNSHA', pod: 'JPTYO', type: '40HQ', count: 1 },
    goods('实木书桌', 'Solid wood desks', '940330', 210, 9800),
    27_000,
    tokyo,
  ),
  ningboTrucking: trucking(
    administrator,
    'CNNGB',
    '330282',
    'DP-NGB-01',
    '慈溪市观海卫镇工业路 66 号 (66 Gongye Road, Guanhaiwei, Cixi)',
  ),
  shanghaiTrucking: trucking(
    member,
    'CNSHA',
    '310115',
    'DP-SHA-01',
    '浦东新区金桥路 1500 号 (1500 Jinqiao Road, Pudong, Shanghai)',
  ),
  warehouse,
  depot,
  customs: agreed(
    administrator,
    {
      kind: 'customs',
      readyInDays: 3,
      details: { from: '宁波', goods: '陶瓷餐具', declarations: 2 },
      contact: asker,
    },
    [{ fee: 'BGF', group: 'origin', unitPrice: '350', quantity: '2' }],
    () => ({
      fields: {
        tradeMode: '0110',
        declarations: '2',
        exitPort: 'CNNGB',
        ...goods('陶瓷餐具', 'Ceramic tableware', '691110', 640, 11_800),
      },
      groups: { contactPerson: [contact] },
    }),
  ),
  rail: agreed(
    member,
    {
      kind: 'rail',
      readyInDays: 6,
      details: {
        from: '西安',
        to: 'Duisburg',
        goods: '汽车配件',
        weightKg: '18000',
        containers: [{ type: '40HQ', count: 1 }],
      },
      contact: asker,
    },
    [{ fee: 'RAIL', group: 'freight', unitPrice: '5200', quantity: '1' }],
    withParties(6, parts, consigneeIn('DE', 'Rheinhafen Autoteile GmbH', 'Hafenstraße 12, 47119 Duisburg')),
  ),
  air: agreed(
    administrator,
    {
      kind: 'air',
      readyInDays: 3,
      details: { from: '上海', to: 'Frankfurt', goods: '相机镜头', pieces: 12, weightKg: '320' },
      contact: asker,
    },
    [{ fee: 'AIR', group: 'freight', unitPrice: '6.8', quantity: '320' }],
    withParties(3, lenses, consigneeIn('DE', 'Mainblick Optik GmbH', 'Cargo City Süd 558, 60549 Frankfurt')),
  ),
  soc: agreed(
    administrator,
    {
      kind: 'soc',
      readyInDays: 5,
      details: { from: 'CNSHA', to: 'USLAX', containers: [{ type: '40HQ', count: 4 }] },
      contact: asker,
    },
    [{ fee: 'SOC', group: 'freight', unitPrice: '450', quantity: '4' }],
    readyIn(5, goods('自备空箱', 'Shipper-owned empty containers', '860900', 4, 15_600)),
  ),
  overseasWarehouse: agreed(
    member,
    {
      kind: 'overseas-warehouse',
      readyInDays: 8,
      details: { to: 'Los Angeles', goods: '太阳能灯', volumeCbm: '60', weightKg: '8600' },
      contact: asker,
    },
    [{ fee: 'OST', group: 'destination', unitPrice: '12', quantity: '60' }],
    readyIn(8, goods('太阳能灯', 'Solar garden lamps', '940541', 900, 8600)),
  ),
  insurance: agreed(
    administrator,
    {
      kind: 'insurance',
      readyInDays: 4,
      details: { from: '宁波', to: 'Rotterdam', goods: '数控机床', insuredValue: '860000' },
      contact: asker,
    },
    [{ fee: 'INS', group: 'origin', unitPrice: '1290', quantity: '1' }],
    (day) => ({
      fields: {
        insured: '远舟国际物流有限公司',
        insuredValue: '860000',
        clauses: 'all-risks',
        etd: daysAfter(day, 4),
        ...goods('数控机床', 'CNC machine tools', '845811', 6, 21_000),
      },
      groups: { contactPerson: [contact] },
    }),
  ),
  barge: agreed(
    member,
    {
      kind: 'barge',
      readyInDays: 4,
      details: { from: '武汉', to: '上海', containers: [{ type: '40HQ', count: 2 }] },
      contact: asker,
    },
    [{ fee: 'BARGE', group: 'freight', unitPrice: '1450', quantity: '2' }],
    readyIn(4, goods('钢制货架', 'Steel shelving', '940320', 320, 24_000)),
  ),
  inlandTerminal: agreed(
    administrator,
    {
      kind: 'inland-terminal',
      readyInDays: 3,
      details: { to: '义乌', containers: [{ type: '40HQ', count: 1 }] },
      contact: asker,
    },
    [{ fee: 'LIFT', group: 'origin', unitPrice: '180', quantity: '1' }],
    readyIn(3, goods('圣诞饰品', 'Christmas ornaments', '950510', 880, 7600)),
  ),
  containerManagement: agreed(
    member,
    {
      kind: 'container-management',
      readyInDays: 2,
      details: { to: '厦门', containers: [{ type: '20GP', count: 3 }], days: 30 },
      contact: asker,
    },
    [{ fee: 'STORAGE', group: 'origin', unitPrice: '6', quantity: '90' }],
    readyIn(2, goods('空箱', 'Empty containers', '860900', 3, 6600)),
  ),
} as const satisfies Readonly<Record<string, DemoShipment>>
export type DemoShipmentName = keyof typeof demoShipments
