import { expect, test } from 'vitest'
import { choicesOf, isFigure } from './choices.ts'

test.each([
  ['localCharges.0.per', ['container', 'type', 'BL']],
  ['manifests.2.fee', ['AMS', 'AFR', 'ENS']],
  ['overweight.steps.0.per', ['container', 'ton']],
  ['originServices.insurance.per', ['insured-value']],
  ['destinationServices.NLRTM.delivery.per', ['container', 'type']],
  ['cancellation.kind', ['share', 'flat']],
  ['freeDays', undefined],
])('%s is chosen among %j', (name, codes) => {
  expect(choicesOf(name.split('.'))).toEqual(codes)
})

test('a local charge is what a forwarder bills by the container or the bill', () => {
  const fees = choicesOf(['localCharges', '0', 'fee'])
  expect(fees).toContain('THC')
  expect(fees).not.toContain('OF')
  expect(fees).not.toContain('TRUCK')
})

test('fees, ways of counting and places are no figures', () => {
  for (const name of ['fee', 'per', 'terms', 'kind', 'depot', 'countries'])
    expect(isFigure(['localCharges', '0', name])).toBe(false)
  expect(isFigure(['localCharges', '0', 'price'])).toBe(true)
})
