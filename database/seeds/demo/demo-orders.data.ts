import type { DemoShipmentName } from './demo-shipments.data.ts'

/** What happened to an order after it was placed, one step after the other. */
export type DemoStep =
  | 'approve'
  | 'refuse-approval'
  | 'lapse-approval'
  | 'take'
  | 'return'
  | 'propose'
  | 'propose-dearer'
  | 'confirm'
  | 'dispute'
  | 'accept'
  | 'pay'
  | 'pay-half'
  | 'start'
  | 'fill-in'
  | 'complete'
  | 'withdraw'
  | 'reject'
  | 'decline'
  | 'expire'

/** A life of an order: its steps by the hours after it was placed, and how many days ago orders with it were placed. */
export type DemoLife = {
  readonly orders: number
  /** Placed evenly between these days ago. */
  readonly daysAgo: readonly [newest: number, oldest: number]
  readonly steps: Readonly<Partial<Record<DemoStep, number>>>
  /** Paid so long after the ship left or the order was generated; without it, before the work. */
  readonly terms?: 'per-shipment' | { readonly days: number }
  /** A member whose orders the company approves. */
  readonly needsApproval?: true
  /** What can be finished within the days that the demo data go back; without it, every shipment. */
  readonly shipments?: readonly DemoShipmentName[]
}

const quickWork: readonly DemoShipmentName[] = [
  'busan',
  'tokyo',
  'ningboTrucking',
  'shanghaiTrucking',
  'warehouse',
  'depot',
  'customs',
  'air',
]

const seaWork: readonly DemoShipmentName[] = ['busan', 'tokyo']

const agreed = { take: 2, propose: 2, confirm: 3, accept: 5 } as const
const paid = { ...agreed, pay: 12 } as const

/** Two hundred orders in every state. Those that wait for an answer have been placed lately, so that it is not overdue. */
export const demoLives: Readonly<Record<string, DemoLife>> = {
  waitsForApproval: { orders: 6, daysAgo: [0.1, 2.5], steps: {}, needsApproval: true },
  new: { orders: 12, daysAgo: [0.02, 0.8], steps: {} },
  proposed: { orders: 6, daysAgo: [0.1, 0.8], steps: { take: 1, propose: 1 } },
  disputed: {
    orders: 6,
    daysAgo: [0.3, 0.9],
    steps: { take: 2, 'propose-dearer': 2, confirm: 3, dispute: 5 },
  },
  returned: { orders: 8, daysAgo: [0.3, 2.5], steps: { return: 3 } },
  confirmed: { orders: 10, daysAgo: [0.4, 2.5], steps: { take: 3, propose: 3, confirm: 6 } },
  confirmedDearer: { orders: 6, daysAgo: [0.4, 2.5], steps: { take: 3, 'propose-dearer': 3, confirm: 6 } },
  accepted: { orders: 8, daysAgo: [0.5, 4], steps: agreed },
  partPaid: { orders: 4, daysAgo: [1, 5], steps: { ...agreed, 'pay-half': 12 } },
  generated: { orders: 24, daysAgo: [1, 4], steps: paid },
  running: { orders: 35, daysAgo: [2, 10], steps: { ...paid, start: 24, 'fill-in': 25 } },
  approvedAndRunning: {
    orders: 8,
    daysAgo: [2, 9],
    steps: { approve: 1, ...paid, start: 24, 'fill-in': 25 },
    needsApproval: true,
  },
  completed: {
    orders: 35,
    daysAgo: [16, 27],
    steps: { ...paid, start: 24, 'fill-in': 25, complete: 24 * 14 },
    shipments: quickWork,
  },
  paysAfterDeparture: {
    orders: 4,
    daysAgo: [2, 8],
    steps: { ...agreed, start: 24, 'fill-in': 25 },
    terms: 'per-shipment',
    shipments: seaWork,
  },
  dueSoon: {
    orders: 3,
    daysAgo: [5, 6],
    steps: { ...agreed, start: 24, 'fill-in': 25 },
    terms: { days: 7 },
    shipments: quickWork,
  },
  overdue: {
    orders: 3,
    daysAgo: [18, 24],
    steps: { ...agreed, start: 24, 'fill-in': 25, complete: 24 * 14 },
    terms: { days: 10 },
    shipments: quickWork,
  },
  partPaidLater: {
    orders: 2,
    daysAgo: [6, 9],
    steps: { ...agreed, start: 24, 'fill-in': 25, 'pay-half': 48 },
    terms: { days: 15 },
    shipments: quickWork,
  },
  withdrawn: { orders: 8, daysAgo: [1, 12], steps: { withdraw: 4 } },
  approvalRefused: { orders: 3, daysAgo: [1, 12], steps: { 'refuse-approval': 5 }, needsApproval: true },
  approvalLapsed: { orders: 2, daysAgo: [5, 12], steps: { 'lapse-approval': 72 }, needsApproval: true },
  rejected: { orders: 3, daysAgo: [2, 12], steps: { reject: 4 } },
  declined: { orders: 2, daysAgo: [3, 12], steps: { ...paid, decline: 30 } },
  expired: { orders: 2, daysAgo: [6, 12], steps: { take: 2, propose: 2, confirm: 3, expire: 75 } },
}

/** Written by staff and by the company, as people of the trade write them. */
export const demoReasons = {
  'refuse-approval': '本月预算已用完，下月再订。',
  withdraw: '客户推迟出货，另行通知。',
  reject: '船公司已无舱位，建议改下一水船。',
  decline: '货物申报与实际不符，无法继续承运。',
  dispute: '报价时未提及此项上调，请核实。',
  'propose-dearer': '船公司本周起上调附加费。',
  'return-consignee': '收货人地址不完整，请补充门牌号和邮编。',
  return: '联系电话无法接通，请更正。',
} as const

/** The truck that drives the containers of the demo. */
export const demoTruck = { plate: '浙B23456', driver: '周师傅', driverPhone: '13800000009' } as const
