import { expect, test } from 'vitest'
import type { AdminRequest } from '#contract/requests.ts'
import { withRate } from '#web/console/requests/taken-rate.ts'
import { filledFrom, templateLinesIn } from './template-lines.ts'

const ocean = (containers: AdminRequest['details']['containers']) =>
  ({ kind: 'ocean', details: { containers } }) as unknown as AdminRequest
const oneType = ocean([{ type: '40HQ', count: 3 }])
const twoTypes = ocean([
  { type: '40HQ', count: 3 },
  { type: '20GP', count: 2 },
])

const values = {
  'lines.0.fee': 'Ocean freight OF',
  'lines.0.group': 'freight',
  'lines.0.unitPrice': '2500',
  'lines.0.unitCost': '2300',
  'lines.0.quantity': '2',
  'lines.0.containerType': '40HQ',
  'lines.1.fee': 'DOC',
  'lines.1.group': 'origin',
  'lines.1.unitPrice': 'ask',
  'lines.1.quantity': '1.5',
  'lines.1.currency': 'USD',
  'lines.2.fee': 'ship',
  'lines.2.group': 'freight',
  'lines.2.unitPrice': '1',
  'lines.2.quantity': '1',
}

test('a template keeps the lines with a charge, without costs and without what is no number', () => {
  expect(templateLinesIn(values, twoTypes, '2026-11-15')).toEqual([
    { fee: 'OF', group: 'freight', unitPrice: '2500', quantity: '2', containerType: '40HQ' },
    { fee: 'DOC', group: 'origin', quantity: '1', currency: 'USD' },
  ])
})

test('of a request for one container type, a template keeps prices per container for this type', () => {
  const { 'lines.0.containerType': _type, ...ofOne } = values
  expect(templateLinesIn(ofOne, oneType, '2026-11-15')[0]).toMatchObject({ fee: 'OF', containerType: '40HQ' })
})

test('a template filled in is typed over: a price that is left open is empty', () => {
  const [freight, document] = filledFrom(oneType, templateLinesIn(values, twoTypes, '2026-11-15'))
  expect(freight).toMatchObject({ fee: 'OF', unitPrice: '2500', quantity: '3' })
  expect(freight?.containerType).toBeUndefined()
  expect(document).toMatchObject({ fee: 'DOC', unitPrice: '', quantity: '1', currency: 'USD' })
})

const rate = {
  fee: 'OF',
  currency: 'USD',
  type: '20GP',
  unitPrice: '900',
  unitCost: '850',
} as const
const freight = { fee: 'OF', group: 'freight', unitPrice: '', quantity: '3' } as const

test('a rate is taken over into the line of its charge, with its cost', () => {
  const taken = withRate(oneType, [{ ...freight, currency: 'EUR' }], rate)
  expect(taken).toEqual({
    at: 0,
    lines: [{ ...freight, unitPrice: '900', unitCost: '850', currency: undefined }],
  })
})

test('a rate for one of several container types has a line of its own', () => {
  const taken = withRate(twoTypes, [{ ...freight, containerType: '40HQ' }], rate)
  expect(taken?.at).toBe(1)
  expect(taken?.lines[1]).toMatchObject({ containerType: '20GP', quantity: '2', unitCost: '850' })
})

test('a rate whose cost is not seen leaves none', () => {
  const before = { ...freight, unitCost: '700' }
  expect(withRate(oneType, [before], { ...rate, unitCost: undefined })?.lines[0]?.unitCost).toBeUndefined()
})
