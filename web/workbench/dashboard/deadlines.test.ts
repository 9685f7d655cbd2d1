import { describe, expect, test } from 'vitest'
import type { OrderCutOffRow } from '#contract/order-cut-offs.ts'
import type { QuoteRow } from '#contract/quotes.ts'
import type { RequestView } from '#contract/requests.ts'
import { staffOfferMode } from '#domain/quotes/quoted-mode.ts'
import { deadlinesOf, weekOf } from './deadlines.ts'

const now = new Date('2026-11-17T02:00:00Z')

const quote = (number: string, validUntil: string, more: Partial<QuoteRow> = {}): QuoteRow => ({
  mode: 'ocean',
  from: 'CNSHA',
  to: 'USLAX',
  pickUpPlace: null,
  containers: [],
  places: [],
  number,
  state: 'open',
  quotedOn: '2026-11-10',
  validUntil,
  total: { amount: '100.00', currency: 'CNY' },
  payers: null,
  savedBy: '',
  labels: [],
  createdAt: '2026-11-10T02:00:00Z',
  sailing: null,
  requestKind: null,
  ...more,
})

const request = (number: string, createdAt: string, state: RequestView['state'] = 'open'): RequestView => ({
  number,
  kind: 'air',
  state,
  details: {},
  attachments: [],
  createdAt,
  answeredAt: null,
  quoteNumber: null,
  reason: null,
})

const cutOff = (code: OrderCutOffRow['cutOff'], at: string): OrderCutOffRow => ({
  number: 'S-1',
  service: 'ocean',
  from: 'CNSHA',
  to: 'USLAX',
  places: [],
  containers: [],
  cutOff: code,
  at,
  zone: 'Asia/Shanghai',
  isEstimated: true,
})

describe('deadlines', () => {
  test('stand by time, whatever they are', () => {
    const quotes = [
      quote('Q-LATE', '2026-11-20T15:59:59Z'),
      quote('Q-SOON', '2026-11-17T05:00:00Z'),
      quote('Q-OFFER', '2026-11-18T15:59:59Z', { mode: staffOfferMode }),
    ]
    // A Monday: due at the same hour of the Tuesday.
    const requests = [request('R-OPEN', '2026-11-16T03:00:00Z')]
    const cutOffs = [cutOff('DCO', '2026-11-19T04:00:00.000Z'), cutOff('ECP', '2026-11-17T04:00:00.000Z')]
    expect(
      deadlinesOf({ quotes, requests, cutOffs }).map(({ kind, number, at }) => [kind, number, at]),
    ).toEqual([
      ['answer-due', 'R-OPEN', '2026-11-17T03:00:00.000Z'],
      ['ECP', 'S-1', '2026-11-17T04:00:00.000Z'],
      ['quote-ends', 'Q-SOON', '2026-11-17T05:00:00Z'],
      ['offer-ends', 'Q-OFFER', '2026-11-18T15:59:59Z'],
      ['DCO', 'S-1', '2026-11-19T04:00:00.000Z'],
      ['quote-ends', 'Q-LATE', '2026-11-20T15:59:59Z'],
    ])
  })

  test('are only of what is open', () => {
    const closed = (['accepted', 'withdrawn', 'expired'] as const).map((state) =>
      quote(`Q-${state}`, '2026-11-20T15:59:59Z', { state }),
    )
    const decided = (['answered', 'accepted', 'refused', 'withdrawn'] as const).map((state) =>
      request(`R-${state}`, '2026-11-16T03:00:00Z', state),
    )
    expect(deadlinesOf({ quotes: closed, requests: decided, cutOffs: [] })).toEqual([])
  })

  test('are counted by the day in Shanghai, for seven days', () => {
    const quotes = [
      quote('A', '2026-11-17T15:59:59Z'),
      quote('B', '2026-11-17T16:00:00Z'),
      quote('C', '2026-11-18T15:59:59Z'),
      quote('D', '2026-11-24T16:00:00Z'),
    ]
    const cutOffs = [cutOff('DCO', '2026-11-18T03:00:00Z'), cutOff('FCO', '2026-11-18T04:00:00Z')]
    const week = weekOf(deadlinesOf({ quotes, requests: [], cutOffs }), now)
    expect(week.map(({ day, counts }) => [day, counts.get('quote-ends')])).toEqual([
      ['2026-11-17', 1],
      ['2026-11-18', 2],
      ['2026-11-19', undefined],
      ['2026-11-20', undefined],
      ['2026-11-21', undefined],
      ['2026-11-22', undefined],
      ['2026-11-23', undefined],
    ])
    expect([...(week[1]?.counts ?? [])]).toEqual([
      ['quote-ends', 2],
      ['DCO', 1],
      ['FCO', 1],
    ])
  })
})
