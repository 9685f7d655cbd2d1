import { fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderView, ReviewedLineView } from '#contract/orders.ts'
import type { Language } from '#domain/brands/brand.ts'
import { messages } from '#messages/messages.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { FeeTable } from './fee-table.tsx'
import { FeeTotals } from './fee-totals.tsx'
import { NextStepLine, type OrderReader } from './next-step.tsx'
import { OrderFields } from './order-fields.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderPayment } from './order-payment.tsx'
import { orderWorkNamespaces } from './use-field-label.ts'

async function show(content: ReactNode, language: Language = 'en') {
  const translator = await createTranslator('group', language, [...baseNamespaces, ...orderWorkNamespaces])
  return render(<TranslatorContext value={translator}>{content}</TranslatorContext>)
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ')
const cny = (amount: string) => ({ amount, currency: 'CNY' }) as const

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T00:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('who acts next', () => {
  const line = async (reader: OrderReader, waitsFor: OrderView['waitsFor'], dueAt: string | null) => {
    const { container, unmount } = await show(<NextStepLine order={{ waitsFor, dueAt }} reader={reader} />)
    const shown = container.querySelector('span')
    const seen = [plain(shown?.textContent), shown?.dataset.urgency]
    unmount()
    return seen
  }

  test.each([
    ['member', 'customer', '2026-11-18T03:59:00Z', 'Waiting for you · by Wed 18 Nov 11:59', 'now'],
    ['member', 'customer', '2026-11-18T23:00:00Z', 'Waiting for you · by Thu 19 Nov 07:00', 'soon'],
    ['member', 'customer', null, 'Waiting for you', undefined],
    ['member', 'sales', '2026-11-18T03:00:00Z', 'Waiting for us · by Wed 18 Nov 11:00', undefined],
    ['staff', 'sales', '2026-11-20T00:00:00Z', 'Waiting for sales · by Fri 20 Nov 08:00', 'later'],
    ['staff', 'sales', null, 'Waiting for sales', undefined],
    ['staff', 'customer', null, 'Waiting for the customer', undefined],
    ['member', 'company-administrator', null, 'Waiting for your company administrator', undefined],
    ['administrator', 'company-administrator', null, 'Waiting for you', undefined],
    ['member', 'customer', '2026-11-17T23:00:00Z', 'Waiting for you · overdue since Wed 18 Nov 07:00', 'now'],
    ['member', null, null, undefined, undefined],
  ] as const)(
    'a %s reads of an order that waits for %s until %s: %s',
    async (reader, actor, due, text, urgency) => {
      expect(await line(reader, actor, due)).toEqual([text, urgency])
    },
  )
})

const rate = { value: '7.1', date: '2026-11-17', source: 'bank', from: 'USD', to: 'CNY' } as const
const price = (unit: string, standard: string) =>
  ({
    unitPrice: { amount: unit, currency: 'USD' },
    quantity: { amount: '2', unit: 'container' },
    sum: { amount: String(Number(unit) * 2), currency: 'USD' },
    exchangeRate: rate,
    standardAmount: cny(standard),
    taxPercent: '0',
    paymentTerm: 'prepaid',
  }) as const
const quoted = {
  ...price('1000', '14200'),
  lineId: 'l1',
  fee: 'OF',
  rule: 'freight',
  params: { type: '40HQ' },
}
const line = (change: object) =>
  ({
    lineId: 'l1',
    kind: 'saved',
    quoted,
    contingency: null,
    confirmed: price('1000', '14200'),
    reason: null,
    ...change,
  }) as unknown as ReviewedLineView
const changed = line({ kind: 'changed', confirmed: price('1100', '15620'), reason: 'Peak season' })
const removed = line({ lineId: 'l2', kind: 'removed', confirmed: null, reason: 'Not needed' })

const ocean = { service: 'ocean', moreServices: [] } as const

describe('the charges', () => {
  test('before a proposal each line has one amount', async () => {
    await show(<FeeTable order={ocean} fees={{ state: 'none', lines: [line({})], objections: [] }} />)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Charge',
      'Quantity × unit price',
      'Amount',
      'Exchange rate',
      'Amount in CNY',
    ])
  })

  test('quoted stands against confirmed, with the reason, the difference and the objection', async () => {
    await show(
      <FeeTable
        order={ocean}
        fees={{
          state: 'disputed',
          lines: [changed, removed],
          objections: [{ lineId: 'l1', reason: 'Agreed otherwise' }],
        }}
      />,
    )
    const [first, second] = screen.getAllByRole('row').slice(1)
    const texts = (row: HTMLElement | undefined) =>
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => plain(cell.querySelector('div')?.textContent))
    expect(texts(first)).toEqual([
      '2 × USD 1,100 per container',
      'CNY 14,200',
      'CNY 15,620',
      '+CNY 1,420.00',
      'USD 2,200',
      '7.1',
    ])
    expect(first?.textContent).toContain('Reason: Peak season')
    expect(first?.textContent).toContain('Disputed: Agreed otherwise')
    // A removed line adds nothing, so it has no amount.
    expect(texts(second).slice(1)).toEqual(['CNY 14,200', '–', '−CNY 14,200.00', '–', '–'])
    expect(second?.textContent).toContain('Removed')
  })

  test('a line that was put back to what was quoted shows its reason, and no change', async () => {
    const kept = line({ kind: 'changed', reason: 'As in our tariff' })
    await show(<FeeTable order={ocean} fees={{ state: 'confirmed', lines: [kept], objections: [] }} />)
    expect(screen.getByText('Reason: As in our tariff')).toBeTruthy()
    expect(screen.queryByText('Changed')).toBeNull()
  })

  test.each([
    ['proposed', 'Proposed (CNY)'],
    ['confirmed', 'Confirmed (CNY)'],
  ] as const)('charges that are %s say so', async (state, header) => {
    await show(<FeeTable order={ocean} fees={{ state, lines: [changed], objections: [] }} />)
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers.slice(2, 5)).toEqual(['Quoted (CNY)', header, 'Difference'])
  })

  test('prepaid and collect are summed apart, and the difference to the quote is stated', async () => {
    const totals = (total: string) => ({ net: cny(total), taxes: [], total: cny(total) })
    const fees = {
      state: 'confirmed' as const,
      lines: [changed],
      payers: { shipper: totals('15620'), consignee: totals('300') },
      difference: cny('1420'),
    }
    await show(<FeeTotals fees={fees} />)
    expect(plain(screen.getByRole('heading', { name: /Shipper pays/ }).textContent)).toContain('CNY 15,620')
    expect(plain(screen.getByRole('heading', { name: /Consignee pays/ }).textContent)).toContain('CNY 300')
    expect(plain(screen.getByText(/more than quoted/).textContent)).toBe(
      'CNY 1,420 more than quoted incl. VAT',
    )
  })
})

test('the fields are shown by part, with names instead of codes and remarks at their field', async () => {
  const order = {
    service: 'ocean',
    more: [],
    values: {
      fields: {
        etd: '2026-11-20',
        cargoKind: 'general',
        grossWeightKg: '18000',
        storage: 'yes',
        hsCode: '731815',
      },
      groups: {
        containers: [{ type: '40HQ', count: '2' }],
        shipper: [{ name: 'Harbour Moss', country: 'CN' }],
      },
    },
    remarks: [
      { severity: 'error', message: 'Six digits, please', property: 'hsCode' },
      { severity: 'warning', message: 'Who signs?', property: 'groups.shipper.0.name' },
      { severity: 'error', message: 'Not stated at all', property: 'cargoValue' },
      { severity: 'warning', message: 'Name a party to notify', property: 'notify' },
      { severity: 'warning', message: 'Is this the exporter?', property: 'shipper' },
    ],
  } as const
  const { container } = await show(<OrderFields order={order as unknown as OrderView} />)
  const shownAt = (term: string) =>
    plain(screen.getAllByText(term)[0]?.parentElement?.querySelector('dd')?.textContent)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Schedule',
    'Cargo',
    'Containers',
    'Parties',
    'Origin and destination services',
  ])
  expect(shownAt('ETD')).toBe('Fri 20 Nov')
  expect(shownAt('Cargo type')).toBe('General cargo')
  expect(shownAt('Gross weight (kg)')).toBe('18,000')
  expect(shownAt('Country or region')).toBe('China')
  expect(shownAt('HS code')).toContain('Six digits, please')
  expect(shownAt('Company name')).toContain('Who signs?')
  expect(shownAt('Cargo value')).toBe('Not statedRemark from our teamNot stated at all')
  expect(container.querySelector('tbody')?.textContent).toContain('40HQ')
  // Below its own heading, not at the end of the group before it.
  const shipper = screen.getByRole('heading', { level: 4, name: 'Shipper' })
  expect(shipper.nextElementSibling?.textContent).toContain('Is this the exporter?')
  // About a group that has no rows.
  expect(screen.getByText('Name a party to notify')).toBeTruthy()
})

test('the history begins with the latest event and names who acted', async () => {
  const event = (kind: string, actorKind: string, actor: string, reason: string | null = null) => ({
    kind,
    at: '2026-11-18T00:00:00Z',
    actorKind,
    actor,
    reason,
    cost: null,
    milestone: null,
    document: null,
    person: null,
    assignee: null,
    missing: [],
  })
  const history = [
    event('expire', 'system', ''),
    event('return', 'staff', 'Wang', 'Wrong value'),
    { ...event('record-milestone', 'staff', 'Wang'), milestone: 'declared' },
    { ...event('add-document', 'staff', 'Wang'), document: 'draft.pdf' },
    event('place', 'customer', '林海'),
  ]
  await show(<OrderHistory history={history as OrderView['history']} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    'Wed 18 Nov 08:00Expired: no reply in timeSystem',
    'Wed 18 Nov 08:00Returned for correctionWang (Our team)Reason: Wrong value',
    expect.stringMatching(/Declar.*Wang/),
    expect.stringMatching(/draft\.pdfWang/),
    'Wed 18 Nov 08:00Order placed林海 (Customer)',
  ])
})

test('of a long history the older entries are folded until all are asked for', async () => {
  const event = { actorKind: 'staff', actor: 'Wang', kind: 'add-document', missing: [] } as const
  const history = Array.from({ length: 9 }, (_, index) => ({
    ...event,
    at: `2026-11-0${9 - index}T00:00:00Z`,
    document: `${index}.pdf`,
  }))
  await show(<OrderHistory history={history as unknown as OrderView['history']} />)
  const folded = () => document.querySelectorAll('li[data-folded]').length
  expect(folded()).toBe(3)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 9 entries', expanded: false }))
  expect(folded()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Show only the latest entries', expanded: true }))
  expect(folded()).toBe(3)
})

test.each([
  [false, 'The amount due and the payment terms are shown once the charges are accepted.'],
  [true, 'Nothing is due: the order ended before its charges were accepted.'],
])(
  'before the charges are accepted nothing is promised of an order that has ended (%s)',
  async (hasEnded, text) => {
    const payment = {
      terms: null,
      state: 'nothing-due',
      owed: cny('0'),
      paid: cny('0'),
      payBy: null,
      later: null,
    } as const
    await show(<OrderPayment payment={payment} reader="customer" hasEnded={hasEnded} />)
    expect(screen.getByText(text)).toBeTruthy()
  },
)

test('the payment states what is outstanding and until when', async () => {
  const payment = {
    terms: 'per-shipment',
    state: 'part-paid',
    owed: cny('1000'),
    paid: cny('400'),
    payBy: '2026-11-27',
    later: null,
  } as const
  await show(<OrderPayment payment={payment} reader="customer" />, 'zh')
  expect(screen.getByText('待付').parentElement?.textContent).toBe('待付¥600.00')
  expect(screen.getByText('付款期限').parentElement?.textContent).toBe('付款期限2026年11月27日')
})

test.each([
  ['zh', '待退', '待退¥371.00', '待付'],
  ['en', 'To be refunded', 'To be refundedCNY 371.00', 'Outstanding'],
] as const)(
  'what was paid too much is to go back, not outstanding (%s)',
  async (language, term, text, open) => {
    const paid = { owed: cny('1000'), paid: cny('1371'), payBy: null, later: null }
    const payment = { terms: 'before-work', state: 'refund-due', ...paid } as const
    const { unmount } = await show(<OrderPayment payment={payment} reader="customer" />, language)
    const note = messages[language].orderView.payment.backText
    expect(screen.getByText(note)).toBeTruthy()
    expect(plain(screen.getByText(term).parentElement?.textContent)).toBe(text)
    expect(screen.queryByText(open)).toBeNull()
    unmount()
    // Staff refund it themselves.
    await show(<OrderPayment payment={payment} reader="staff" />, language)
    expect(screen.queryByText(note)).toBeNull()
  },
)
