import type { DocumentKind, DocumentSide } from '#domain/orders/documents/document-kinds.ts'
import type { OrderMilestone } from '#domain/orders/milestones/milestones.ts'

/** A message on an order, by the hours after staff have filled it in. */
export type DemoMessage = { readonly side: DocumentSide; readonly hours: number; readonly text: string }

/** Orders take them in turn. The last of some is not read yet. */
export const demoConversations: readonly (readonly DemoMessage[])[] = [
  [
    { side: 'customer', hours: 1, text: '请问集装箱什么时候可以提？工厂周三装货。' },
    { side: 'staff', hours: 3, text: '放箱号已出，周二起可以提箱，请安排车队。' },
    { side: 'customer', hours: 4, text: '收到，谢谢。' },
  ],
  [
    { side: 'staff', hours: 2, text: '提单草稿已上传，请核对收货人和唛头，截单前回复。' },
    { side: 'customer', hours: 20, text: '唛头少一行，请加上 "MADE IN CHINA"，其他无误。' },
    { side: 'staff', hours: 22, text: '已更正，请再看一遍。' },
  ],
  [
    { side: 'customer', hours: 5, text: '箱单和发票已上传，请查收。' },
    { side: 'staff', hours: 7, text: '已收到，资料齐全，今天安排。' },
  ],
  [
    { side: 'staff', hours: 6, text: '请尽快提供称重数据，我们统一申报。' },
    { side: 'customer', hours: 9, text: '明天上午过磅，中午前给您。' },
  ],
]

/** What is brought to a running order, and its title on the page. */
export const demoDocuments = [
  { side: 'staff', kind: 'booking-confirmation', hours: 2, title: '订舱确认书 Booking confirmation' },
  { side: 'customer', kind: 'packing-list', hours: 4, title: '装箱单 Packing list' },
  { side: 'customer', kind: 'commercial-invoice', hours: 4.5, title: '商业发票 Commercial invoice' },
  { side: 'staff', kind: 'release-order', hours: 8, title: '放箱单 Release order' },
] as const satisfies readonly {
  readonly side: DocumentSide
  readonly kind: DocumentKind
  readonly hours: number
  readonly title: string
}[]

/** Every file of a kind has the same content, because a page of its own for each order would slow down the first start. */
export const demoPage = {
  text: '样张：演示数据中的单证，仅供查看，不作为交接或结算凭证。',
  textEn: 'Specimen of the demo data, to be looked at only. It is no proof of handover or settlement.',
} as const

/** Hours before (-) and after the departure; milestones that are missing here follow each other. */
export const demoDepartureHours: Readonly<Partial<Record<OrderMilestone, number>>> = {
  'carrier-releases': -144,
  'empty-lifted': -96,
  'goods-received': -72,
  'gate-in': -54,
  'customs-released': -40,
  'terminal-released': -30,
  'loaded-plan': -24,
  loaded: -5,
  departure: 0,
  arrival: 72,
  unloading: 84,
  'gate-out': 110,
  delivered: 120,
  'empty-returned': 140,
}

/** By the clock of the port. */
export const demoDepartureTime = '18:00'

/** Our choice: how long a step takes where no ship gives the time. */
export const demoStepHours = 16
