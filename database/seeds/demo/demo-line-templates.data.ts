import type { TemplateLine } from '#domain/quotes/requests/line-template.ts'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'

export type DemoLineTemplate = {
  readonly kind: RequestKind
  readonly name: string
  readonly lines: readonly TemplateLine[]
}

export const demoLineTemplates: readonly DemoLineTemplate[] = [
  {
    kind: 'ocean',
    name: '海运整箱 · 含起运港费用',
    lines: [
      { fee: 'OF', group: 'freight', quantity: '1' },
      { fee: 'THC', group: 'origin', unitPrice: '950', quantity: '1' },
      { fee: 'DOC', group: 'origin', unitPrice: '450', quantity: '1' },
      { fee: 'SEAL', group: 'origin', unitPrice: '50', quantity: '1' },
    ],
  },
  {
    kind: 'ocean',
    name: '海运整箱 · 门到港',
    lines: [
      { fee: 'OF', group: 'freight', quantity: '1' },
      { fee: 'TRUCK', group: 'origin', quantity: '1' },
      { fee: 'THC', group: 'origin', unitPrice: '950', quantity: '1' },
      { fee: 'BGF', group: 'origin', unitPrice: '200', quantity: '1' },
      { fee: 'DOC', group: 'origin', unitPrice: '450', quantity: '1' },
    ],
  },
  {
    kind: 'rail',
    name: '中欧班列 · 站到站',
    lines: [
      { fee: 'RAIL', group: 'freight', quantity: '1' },
      { fee: 'RTH', group: 'origin', unitPrice: '600', quantity: '1' },
      { fee: 'BGF', group: 'origin', unitPrice: '200', quantity: '1' },
    ],
  },
  {
    kind: 'air',
    name: '空运 · 机场到机场',
    lines: [
      { fee: 'AIR', group: 'freight', quantity: '1' },
      { fee: 'MYC', group: 'freight', quantity: '1' },
      { fee: 'AWB', group: 'origin', unitPrice: '50', quantity: '1' },
    ],
  },
]
