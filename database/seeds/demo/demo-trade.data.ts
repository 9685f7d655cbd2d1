import type { LaneRequest } from '#domain/quotes/lanes/lane-query.ts'
import type { CostedCharge } from '#domain/quotes/requests/offer-costs.ts'
import type { RequestField, RequestKind } from '#domain/quotes/requests/quote-request.ts'

/** A quote of the past days, at the prices of its day. Quotes hold for a week, so the oldest have expired. */
export type DemoQuote = {
  readonly account: string
  readonly daysAgo: number
  readonly lane: Omit<LaneRequest, 'etd'>
  /** The earliest departure, counted from the day of the quote. */
  readonly etdInDays: number
  readonly labels: readonly string[]
}

export const demoQuotes: readonly DemoQuote[] = [
  {
    account: 'linhai',
    daysAgo: 9,
    lane: { pol: 'CNSHA', pod: 'USLAX', type: '40HQ', count: 2 },
    etdInDays: 20,
    labels: ['圣诞返单'],
  },
  {
    account: 'chenyue',
    daysAgo: 8,
    lane: { pol: 'CNNGB', pod: 'NLRTM', type: '40HQ', count: 1 },
    etdInDays: 18,
    labels: [],
  },
  {
    account: 'linhai',
    daysAgo: 5,
    lane: { pol: 'CNTAO', pod: 'DEHAM', type: '20GP', count: 3 },
    etdInDays: 21,
    labels: ['汉堡月度'],
  },
  {
    account: 'chenyue',
    daysAgo: 2,
    lane: { pol: 'CNSZX', pod: 'SGSIN', type: '40HQ', count: 1 },
    etdInDays: 12,
    labels: [],
  },
  {
    account: 'linhai',
    daysAgo: 0,
    lane: { pol: 'CNSHA', pod: 'USLAX', type: '40HQ', count: 2 },
    etdInDays: 5,
    labels: ['圣诞返单'],
  },
]

export type DemoAnswer =
  | {
      readonly kind: 'offer'
      readonly hoursAgo: number
      readonly charges: readonly CostedCharge[]
      readonly remark: string
      readonly acceptedHoursAgo?: number
    }
  | { readonly kind: 'refusal'; readonly hoursAgo: number; readonly reason: string }

export type DemoRequest = {
  readonly account: string
  readonly hoursAgo: number
  readonly kind: RequestKind
  /** The cargo is ready so many days after the request. */
  readonly readyInDays: number
  readonly details: Readonly<Partial<Record<RequestField, unknown>>>
  readonly contact: { readonly name: string; readonly phone: string }
  readonly answer?: DemoAnswer
}

const linhai = { name: '林海', phone: '13800000001' }

export const demoRequests: readonly DemoRequest[] = [
  {
    account: 'linhai',
    hoursAgo: 24 * 12,
    kind: 'overseas-warehouse',
    readyInDays: 20,
    details: { to: 'Houston', goods: '太阳能板', volumeCbm: '120', weightKg: '26000' },
    contact: linhai,
    answer: {
      kind: 'refusal',
      hoursAgo: 24 * 11,
      reason: '休斯敦暂无合作仓库，洛杉矶和纽瓦克可以报价。',
    },
  },
  {
    account: 'chenyue',
    hoursAgo: 24 * 7,
    kind: 'customs',
    readyInDays: 5,
    details: { from: '宁波', goods: '陶瓷餐具', declarations: 2 },
    contact: { name: '陈玥', phone: '13800000002' },
    answer: {
      kind: 'offer',
      hoursAgo: 24 * 7 - 4,
      charges: [{ fee: 'BGF', group: 'origin', unitPrice: '350', quantity: '2', unitCost: '260' }],
      remark: '请在截单前一个工作日提供箱单和发票。',
      acceptedHoursAgo: 24 * 6,
    },
  },
  {
    account: 'linhai',
    hoursAgo: 26,
    kind: 'rail',
    readyInDays: 9,
    details: {
      from: '西安',
      to: 'Duisburg',
      goods: '汽车配件',
      weightKg: '18000',
      containers: [{ type: '40HQ', count: 2 }],
    },
    contact: linhai,
    answer: {
      kind: 'offer',
      hoursAgo: 5,
      charges: [{ fee: 'RAIL', group: 'freight', unitPrice: '5200', quantity: '2', unitCost: '4650' }],
      remark: '含国内段装箱和境外换装，不含目的地送货。',
    },
  },
  {
    account: 'maria',
    hoursAgo: 30,
    kind: 'ocean',
    readyInDays: 14,
    details: {
      from: 'Xiamen',
      to: 'Santos',
      goods: 'Ceramic tiles',
      weightKg: '52000',
      containers: [{ type: '20GP', count: 2 }],
    },
    contact: { name: 'Maria Santos', phone: '13800000003' },
  },
  {
    account: 'linhai',
    hoursAgo: 3,
    kind: 'air',
    readyInDays: 4,
    details: {
      from: '上海',
      to: 'Frankfurt',
      goods: '相机镜头',
      pieces: 12,
      weightKg: '320',
      volumeCbm: '1.8',
    },
    contact: linhai,
  },
]

/** The threshold and the price of yesterday as parts of the lowest price of the day: with a threshold above one the alert has fired. */
export type DemoAlert = {
  readonly account: string
  readonly lane: Pick<LaneRequest, 'pol' | 'pod' | 'type'>
  readonly partOfPrice: number
  readonly partYesterday: string
}

export const demoAlerts: readonly DemoAlert[] = [
  {
    account: 'linhai',
    lane: { pol: 'CNSHA', pod: 'USLAX', type: '40HQ' },
    partOfPrice: 1.02,
    partYesterday: '1.035',
  },
  {
    account: 'linhai',
    lane: { pol: 'CNNGB', pod: 'NLRTM', type: '40HQ' },
    partOfPrice: 0.92,
    partYesterday: '0.98',
  },
]
