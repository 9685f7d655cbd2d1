import { describe, expect, test } from 'vitest'
import { moveOrder } from '#domain/orders/lifecycle/move-order.ts'
import { money, yuan } from '#domain/values/money.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import { exampleMoves, orderIn, exampleQuote as quote } from '#tests/fixtures/orders.ts'
import { answerLines } from './answer-lines.ts'
import { confirmedTotals } from './confirmed-price.ts'
import type { FeeEdit, LineAnswer } from './fees.ts'
import { reviewFees } from './review-fees.ts'

const { member, sales, operations } = exampleActors
const [freight, document] = quote.lines
const change = {
  edit: 'change',
  lineId: 'l2',
  unitPrice: '500.5',
  quantity: '2',
  reason: 'two sets',
} as const
const remove = { edit: 'remove', lineId: 'l1', reason: 'own contract' } as const
const waiting = { edit: 'add', contingentCharge: 'DSF.waiting', quantity: '2.5' } as const
const dryRun = { edit: 'add', contingentCharge: 'FKF.dry-run.20GP', quantity: '1' } as const
const reviewed = [
  { kind: 'removed', lineId: 'l1', quoted: freight, reason: 'own contract' },
  {
    kind: 'changed',
    lineId: 'l2',
    quoted: document,
    confirmed: {
      unitPrice: yuan('500.5'),
      quantity: { amount: '2', unit: 'BL' },
      sum: yuan(1001),
      exchangeRate: document?.exchangeRate,
      standardAmount: yuan(1001),
      taxPercent: '6',
    },
    reason: 'two sets',
  },
  {
    kind: 'added',
    lineId: 'added.DSF.waiting',
    contingency: quote.contingentCharges[0],
    confirmed: {
      unitPrice: yuan(80),
      quantity: { amount: '2.5', unit: 'hour' },
      sum: yuan(200),
      exchangeRate: document?.exchangeRate,
      standardAmount: yuan(200),
      taxPercent: '9',
    },
  },
]
const linesOf = (edits: readonly FeeEdit[]) => {
  const result = reviewFees(quote, edits)
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}

describe('staff against the quote', () => {
  test('every change stands beside what was quoted, and the quote stays as it was', () => {
    const before = structuredClone(quote)
    expect(reviewFees(quote, [change, waiting, remove])).toEqual({ ok: true, value: reviewed })
    expect(quote).toEqual(before)
  })
  test('lines not named are kept with the money that was quoted', () => {
    expect(
      linesOf([]).map((line) => [line.kind, line.lineId, 'confirmed' in line && line.confirmed]),
    ).toEqual(
      quote.lines.map(({ lineId, unitPrice, quantity, sum, exchangeRate, standardAmount, taxPercent }) => [
        'saved',
        lineId,
        { unitPrice, quantity, sum, exchangeRate, standardAmount, taxPercent },
      ]),
    )
  })
  test.each<[string, FeeEdit[], object]>([
    [
      'an unannounced charge',
      [{ ...waiting, contingentCharge: 'YYF.overnight' }],
      { refusal: 'charge-not-announced', params: { item: 'YYF.overnight' } },
    ],
    ['a fee code alone', [{ ...waiting, contingentCharge: 'FKF' }], { refusal: 'charge-not-announced' }],
    [
      'a charge already quoted',
      [{ ...waiting, contingentCharge: 'OF' }],
      { refusal: 'charge-not-announced' },
    ],
    [
      'an addition twice',
      [waiting, waiting],
      { refusal: 'line-named-twice', params: { line: 'DSF.waiting' } },
    ],
    [
      'a change without reason',
      [{ ...change, reason: ' ' }],
      { refusal: 'reason-needed', params: { line: 'l2' } },
    ],
    [
      'a removal without reason',
      [{ ...remove, reason: '' }],
      { refusal: 'reason-needed', params: { line: 'l1' } },
    ],
    ['an unknown line', [{ ...remove, lineId: 'l9' }], { refusal: 'unknown-line', params: { line: 'l9' } }],
    [
      'a line twice',
      [change, { ...remove, lineId: 'l2' }],
      { refusal: 'line-named-twice', params: { line: 'l2' } },
    ],
  ])('refused: %s', (_what, edits, expected) => {
    expect(reviewFees(quote, edits)).toMatchObject({ ok: false, ...expected })
  })
  test.each([
    ['1', undefined],
    ['1000000000', undefined],
    ['0.0001', undefined],
    ['1000000001', 'too-large'],
    ['1.12345', 'wrong-format'],
    ['0', 'too-small'],
    ['0.00', 'too-small'],
    ['-1', 'too-small'],
    ['1e7', 'wrong-format'],
    ['0x10', 'wrong-format'],
    ['NaN', 'wrong-format'],
    ['１', 'wrong-format'],
    ['1.', 'wrong-format'],
    [' 1', 'wrong-format'],
    ['', 'required'],
  ])('the price "%s" is taken, or wrong by its field: %s', (unitPrice, problem) => {
    const result = reviewFees(quote, [{ ...change, unitPrice }])
    expect(result.ok ? undefined : result.fields).toEqual(problem && { 'l2.unitPrice': problem })
  })
  test.each<[FeeEdit, object]>([
    [{ ...change, quantity: '0' }, { 'l2.quantity': 'too-small' }],
    [{ ...change, quantity: '1.5' }, { 'l2.quantity': 'wrong-format' }],
    [
      { ...change, unitPrice: '0', quantity: 'x' },
      { 'l2.unitPrice': 'too-small', 'l2.quantity': 'wrong-format' },
    ],
    [{ ...waiting, quantity: '0' }, { 'DSF.waiting.quantity': 'too-small' }],
    [{ ...waiting, quantity: '2.555' }, { 'DSF.waiting.quantity': 'wrong-format' }],
    [{ ...dryRun, quantity: '' }, { 'FKF.dry-run.20GP.quantity': 'required' }],
  ])('a quantity must be one of its unit: %o', (edit, fields) => {
    expect(reviewFees(quote, [edit])).toMatchObject({ ok: false, refusal: 'invalid-input', fields })
  })
  test.each([
    [waiting, '9.99', '799.20'],
    [waiting, '10', '800.00'],
    [waiting, '10.01', '800.00'],
    [dryRun, '1', '800.00'],
    [dryRun, '2', '800.00'],
    [{ ...dryRun, contingentCharge: 'FKF.dry-run.40HQ' } as const, '1', '800.00'],
  ])('%o of %s is added within what was announced: %s', (contingentCharge, quantity, sum) => {
    expect(linesOf([{ ...contingentCharge, quantity }]).at(-1)).toMatchObject({
      confirmed: { sum: { amount: sum } },
    })
  })
  test('an addition without a maximum costs its price, at least its minimum, in whole fen', () => {
    const [first] = quote.contingentCharges
    if (!first) throw new Error('nothing is announced')
    const { most: _most, ...unbounded } = first
    const sumOf = (change: object, quantity: string) => {
      const result = reviewFees({ ...quote, contingentCharges: [{ ...unbounded, ...change }] }, [
        { ...waiting, quantity },
      ])
      const added = result.ok ? result.value.at(-1) : undefined
      return added?.kind === 'added' ? added.confirmed.sum : undefined
    }
    expect(sumOf({}, '100')).toEqual(yuan(8000))
    expect(sumOf({ unitPrice: yuan('0.335') }, '1')).toEqual(yuan('0.34'))
    expect(sumOf({ least: yuan(200) }, '2.49')).toEqual(yuan(200))
    expect(sumOf({ least: yuan(200) }, '2.5')).toEqual(yuan(200))
    expect(sumOf({ least: yuan(200) }, '2.51')).toEqual(yuan('200.8'))
  })
  test('an addition is converted at the rate of the quote', () => {
    const [first] = quote.contingentCharges
    if (!first) throw new Error('nothing is announced')
    const { most: _most, ...unbounded } = { ...first, unitPrice: money(30, 'USD') }
    const result = reviewFees({ ...quote, contingentCharges: [unbounded] }, [waiting])
    expect(result.ok && result.value.at(-1)).toMatchObject({
      confirmed: { sum: money(75, 'USD'), standardAmount: yuan('534.26'), exchangeRate: { value: '7.1234' } },
    })
  })
  test('a line stays with its payer, changed or not', () => {
    const collect = quote.lines.map((line) => ({ ...line, paymentTerm: 'collect' as const }))
    const result = reviewFees({ ...quote, lines: collect }, [change])
    const terms = (result.ok ? result.value : []).map((line) =>
      'confirmed' in line ? line.confirmed.paymentTerm : null,
    )
    expect(terms).toEqual(['collect', 'collect'])
    expect(linesOf([change]).map((line) => 'confirmed' in line && 'paymentTerm' in line.confirmed)).toEqual([
      false,
      false,
    ])
  })
  test('an addition without an exchange rate has no price', () => {
    const [first] = quote.contingentCharges
    if (!first) throw new Error('nothing is announced')
    const foreign = { ...first, unitPrice: money(30, 'EUR') }
    const { most: _most, ...unbounded } = foreign
    expect(reviewFees({ ...quote, contingentCharges: [unbounded] }, [waiting])).toMatchObject({
      refusal: 'no-price',
      params: { fee: 'DSF', currency: 'EUR' },
    })
  })
})

describe('the total to be accepted', () => {
  test('is what was quoted when nothing changes', () => {
    const { net, total, difference } = confirmedTotals(quote, linesOf([]))
    expect([net.amount, total.amount, difference.amount]).toEqual(['26806.58', '26833.58', '0.00'])
  })
  test('has its tax on what is left, and says how far it lies from the quote', () => {
    const { taxes, net, total, difference } = confirmedTotals(quote, linesOf([change, waiting, remove]))
    expect(taxes.map(({ percent, tax }) => [percent, tax.amount])).toEqual([
      ['6', '60.06'],
      ['9', '18.00'],
    ])
    expect([net.amount, total.amount, difference.amount]).toEqual(['1201.00', '1279.06', '-25554.52'])
  })
})

describe('the customer against the fees', () => {
  const result = reviewFees(quote, [change, waiting, remove])
  const lines = result.ok ? result.value : []
  const yes = (lineId: string): LineAnswer => ({ lineId, answer: 'accept' })
  const no = (lineId: string, reason = 'too dear'): LineAnswer => ({ lineId, answer: 'reject', reason })
  test('answers every line that is charged; a removed one asks for nothing', () => {
    expect(answerLines(lines, [yes('l2'), yes('added.DSF.waiting')])).toEqual({ ok: true, value: [] })
    expect(answerLines(lines, [yes('l2'), no('added.DSF.waiting')])).toEqual({
      ok: true,
      value: [{ lineId: 'added.DSF.waiting', reason: 'too dear' }],
    })
  })
  test.each<[string, LineAnswer[], object]>([
    ['a line left out', [yes('l2')], { refusal: 'lines-undecided', params: { count: 1 } }],
    ['no answer at all', [], { refusal: 'lines-undecided', params: { count: 2 } }],
    ['a line twice', [yes('l2'), no('l2')], { refusal: 'line-named-twice', params: { line: 'l2' } }],
    ['a removed line', [yes('l1'), yes('l2')], { refusal: 'unknown-line', params: { line: 'l1' } }],
    ['an unknown line', [yes('l2'), yes('l9')], { refusal: 'unknown-line', params: { line: 'l9' } }],
    [
      'a no without reason',
      [yes('l2'), no('added.DSF.waiting', ' ')],
      { refusal: 'reason-needed', params: { line: 'added.DSF.waiting' } },
    ],
  ])('refused: %s', (_what, answers, expected) => {
    expect(answerLines(lines, answers)).toMatchObject({ ok: false, ...expected })
  })
})

describe('fees on their way through an order', () => {
  test('a proposal is kept with its author, its confirmation with the second person', () => {
    const proposed = moveOrder(
      orderIn('request-sent'),
      { move: 'propose-fees', version: 4, edits: [change, waiting, remove] },
      sales,
    )
    expect(proposed).toMatchObject({ value: { fees: { proposedBy: 'sales', lines: reviewed } } })
    if (!proposed.ok) return
    expect(moveOrder(proposed.value, { move: 'confirm-fees', version: 5 }, operations)).toMatchObject({
      value: { fees: { proposedBy: 'sales', confirmedBy: 'operations', lines: reviewed }, version: 6 },
    })
  })
  test('a disputed line sends the charges back to staff, with the objection', () => {
    expect(moveOrder(orderIn('fees-confirmed'), exampleMoves['dispute-fees'], member)).toMatchObject({
      value: { fees: { state: 'disputed', objections: [{ lineId: 'l1', reason: 'not as quoted' }] } },
    })
  })
})
