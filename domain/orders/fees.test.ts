import { describe, expect, test } from 'vitest'
import { exampleActors } from '#domain/access/example-actors.ts'
import { answerLines } from './answer-lines.ts'
import { exampleMoves, orderIn, exampleQuote as quote } from './example-orders.ts'
import type { FeeEdit, LineAnswer } from './fees.ts'
import { moveOrder } from './move-order.ts'
import { reviewFees } from './review-fees.ts'

const { member, sales, operations } = exampleActors
const [freight, document] = quote.lines
const change = { edit: 'change', lineId: 'l2', unitPrice: '500', quantity: '1', reason: 'two sets' } as const
const remove = { edit: 'remove', lineId: 'l1', reason: 'own contract' } as const
const add = { edit: 'add', item: 'DSF', quantity: '2.5' } as const
const reviewed = [
  { kind: 'removed', lineId: 'l1', quoted: freight, reason: 'own contract' },
  {
    kind: 'changed',
    lineId: 'l2',
    quoted: document,
    confirmed: { unitPrice: '500', quantity: '1', currency: 'CNY' },
    reason: 'two sets',
  },
  {
    kind: 'added',
    lineId: 'added-DSF',
    announced: quote.couldBeAdded[0],
    confirmed: { unitPrice: '80', quantity: '2.5', currency: 'CNY' },
  },
]

describe('staff against the quote', () => {
  test('every change stands beside what was quoted, and the quote stays as it was', () => {
    const before = structuredClone(quote)
    expect(reviewFees(quote, [change, add, remove])).toEqual({ ok: true, value: reviewed })
    expect(quote).toEqual(before)
  })
  test('lines not named are kept', () => {
    expect(reviewFees(quote, [])).toEqual({
      ok: true,
      value: quote.lines.map((quoted) => ({ kind: 'kept', lineId: quoted.lineId, quoted })),
    })
  })
  test.each<[string, FeeEdit[], object]>([
    [
      'an unannounced charge',
      [{ ...add, item: 'YYF' }],
      { refusal: 'addition-not-announced', facts: { item: 'YYF' } },
    ],
    ['a charge already quoted', [{ ...add, item: 'OF' }], { refusal: 'addition-not-announced' }],
    ['an addition twice', [add, add], { refusal: 'line-named-twice', facts: { line: 'DSF' } }],
    [
      'a change without reason',
      [{ ...change, reason: ' ' }],
      { refusal: 'reason-needed', facts: { line: 'l2' } },
    ],
    [
      'a removal without reason',
      [{ ...remove, reason: '' }],
      { refusal: 'reason-needed', facts: { line: 'l1' } },
    ],
    ['a line of nobody', [{ ...remove, lineId: 'l9' }], { refusal: 'unknown-line', facts: { line: 'l9' } }],
    [
      'a line twice',
      [change, { ...remove, lineId: 'l2' }],
      { refusal: 'line-named-twice', facts: { line: 'l2' } },
    ],
  ])('refused: %s', (_what, edits, expected) => {
    expect(reviewFees(quote, edits)).toMatchObject({ ok: false, ...expected })
  })
  test.each([
    ['1', true],
    ['0.5', true],
    ['123456789012.123456', true],
    ['1234567890123', false],
    ['1.1234567', false],
    ['0', false],
    ['0.00', false],
    ['-1', false],
    ['1e7', false],
    ['0x10', false],
    ['NaN', false],
    ['１', false],
    ['1.', false],
    [' 1', false],
    ['1 ', false],
    ['', false],
  ])('the number "%s" is taken: %s', (text, isTaken) => {
    for (const edit of [
      { ...change, unitPrice: text },
      { ...change, quantity: text },
      { ...add, quantity: text },
    ]) {
      const verdict = reviewFees(quote, [edit])
      expect(verdict.ok).toBe(isTaken)
      if (!verdict.ok)
        expect(verdict).toMatchObject({
          refusal: 'invalid-input',
          facts: { count: 1 },
          fields: { [edit.edit === 'add' ? 'DSF' : 'l2']: 'wrong-format' },
        })
    }
  })
})

describe('the customer against the fees', () => {
  const verdict = reviewFees(quote, [change, add, remove])
  const lines = verdict.ok ? verdict.value : []
  const yes = (lineId: string): LineAnswer => ({ lineId, answer: 'accept' })
  const no = (lineId: string, reason = 'too dear'): LineAnswer => ({ lineId, answer: 'reject', reason })
  test('answers every line that is charged; a removed one asks for nothing', () => {
    expect(answerLines(lines, [yes('l2'), yes('added-DSF')])).toEqual({ ok: true, value: [] })
    expect(answerLines(lines, [yes('l2'), no('added-DSF')])).toEqual({
      ok: true,
      value: [{ lineId: 'added-DSF', reason: 'too dear' }],
    })
  })
  test.each<[string, LineAnswer[], object]>([
    ['a line left out', [yes('l2')], { refusal: 'lines-undecided', facts: { count: 1 } }],
    ['no answer at all', [], { refusal: 'lines-undecided', facts: { count: 2 } }],
    ['a line twice', [yes('l2'), no('l2')], { refusal: 'line-named-twice', facts: { line: 'l2' } }],
    ['a removed line', [yes('l1'), yes('l2')], { refusal: 'unknown-line', facts: { line: 'l1' } }],
    [
      'a no without reason',
      [yes('l2'), no('added-DSF', ' ')],
      { refusal: 'reason-needed', facts: { line: 'added-DSF' } },
    ],
  ])('refused: %s', (_what, answers, expected) => {
    expect(answerLines(lines, answers)).toMatchObject({ ok: false, ...expected })
  })
})

describe('fees on their way through an order', () => {
  test('a proposal is kept with its author, its confirmation with the second person', () => {
    const proposed = moveOrder(
      orderIn('request-sent'),
      { move: 'propose-fees', version: 4, edits: [change, add, remove] },
      sales,
    )
    expect(proposed).toMatchObject({ value: { proposal: { proposedBy: 'sales', lines: reviewed } } })
    if (!proposed.ok) return
    expect(moveOrder(proposed.value, { move: 'confirm-fees', version: 5 }, operations)).toMatchObject({
      value: { fees: { proposedBy: 'sales', confirmedBy: 'operations', lines: reviewed }, version: 6 },
    })
  })
  test('a wrong proposal is refused by its own name', () => {
    const move = { move: 'propose-fees', version: 4, edits: [{ ...add, item: 'YYF' }] } as const
    expect(moveOrder(orderIn('request-sent'), move, sales)).toMatchObject({
      refusal: 'addition-not-announced',
    })
  })
  test('a rejected line sends the fees back without the old proposal', () => {
    expect(moveOrder(orderIn('fees-confirmed'), exampleMoves['reject-fees'], member)).toMatchObject({
      value: { proposal: null, objections: [{ lineId: 'l1', reason: 'not as quoted' }] },
    })
  })
  test('payment comes with every line accepted and its number', () => {
    const order = orderIn('fees-confirmed')
    const { answers } = exampleMoves['reject-fees']
    const pay = exampleMoves['accept-and-pay']
    expect(moveOrder(order, pay, member)).toMatchObject({
      value: { fees: { ...order.fees, acceptedBy: 'member', paymentNo: 'P1' } },
    })
    expect(moveOrder(order, { ...pay, answers }, member)).toMatchObject({
      refusal: 'fees-not-all-accepted',
      facts: { count: 1 },
    })
    expect(moveOrder(order, { ...pay, answers: [] }, member)).toMatchObject({ refusal: 'lines-undecided' })
    expect(moveOrder(order, { ...pay, paymentNo: ' ' }, member)).toMatchObject({
      fields: { paymentNo: 'required' },
    })
  })
  test('rejecting nothing, or half an answer, is no rejection', () => {
    const reject = { ...exampleMoves['reject-fees'], answers: exampleMoves['accept-and-pay'].answers }
    const order = orderIn('fees-confirmed')
    expect(moveOrder(order, reject, member)).toMatchObject({ fields: { answers: 'too-few' } })
    expect(moveOrder(order, { ...reject, answers: [] }, member)).toMatchObject({ refusal: 'lines-undecided' })
  })
})
