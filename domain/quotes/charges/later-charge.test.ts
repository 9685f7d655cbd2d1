import { expect, test } from 'vitest'
import { conditionProblem, isRepeatedCharge, laterCharge } from './later-charge.ts'

test('a later charge is a charge of the request that it was offered for', () => {
  expect(
    laterCharge('R261115-000001', { weightKg: '860' })({ fee: 'DSF', trigger: 'waiting', unitPrice: '80' }),
  ).toStrictEqual({
    mode: 'agreed',
    fee: 'DSF',
    trigger: 'waiting',
    params: { price: '80', currency: 'CNY' },
    unitPrice: { amount: '80.00', currency: 'CNY' },
    unit: 'hour',
    tariff: { code: 'R261115-000001', version: '1' },
  })
})

test('a later charge for what no trigger says states the condition in the words of staff', () => {
  const described = {
    fee: 'DSF',
    trigger: 'described',
    unitPrice: '80',
    condition: 'Train cancelled',
  } as const
  expect(laterCharge('R261115-000001', {})(described).params).toStrictEqual({
    price: '80',
    currency: 'CNY',
    condition: 'Train cancelled',
  })
})

test('a later charge by the cargo says how much the request has of it', () => {
  const request = { weightKg: '860', volumeCbm: '5.2', pieces: 40 }
  const inCargo = (fee: 'SCC' | 'OIN' | 'LMD' | 'DSF') =>
    laterCharge('R261115-000001', request)({ fee, trigger: 'additional-work', unitPrice: '1' }).params.inCargo
  expect([inCargo('SCC'), inCargo('OIN'), inCargo('LMD'), inCargo('DSF')]).toEqual([869, 6, 40, undefined])
})

test.each([
  ['described', 'Train cancelled', undefined],
  ['described', undefined, 'required'],
  ['waiting', undefined, undefined],
  ['waiting', 'Train cancelled', 'inconsistent'],
  [undefined, undefined, undefined],
  [undefined, 'Train cancelled', undefined],
] as const)('the trigger %s with the condition %s: %s', (trigger, condition, problem) => {
  expect(conditionProblem(trigger, condition)).toBe(problem)
})

const waiting = { fee: 'DSF', trigger: 'waiting' }

test.each([
  ['the same fee and trigger', [waiting, waiting], true],
  ['another fee', [{ ...waiting, fee: 'CYF' }, waiting], false],
  ['another trigger', [{ ...waiting, trigger: 'inspection' }, waiting], false],
  ['only a later one', [waiting, { fee: 'CYF', trigger: 'waiting' }], false],
  ['one that failed the schema', [undefined, waiting], false],
  ['two without a fee', [{ trigger: 'waiting' }, { trigger: 'waiting' }], false],
  ['two without a trigger', [{ fee: 'DSF' }, { fee: 'DSF' }], false],
  ['nothing', [undefined, undefined], false],
])('a charge after %s is a repetition: %s', (_what, charges, isRepeated) => {
  expect(isRepeatedCharge(charges, 1)).toBe(isRepeated)
  expect(isRepeatedCharge(charges, 0)).toBe(false)
})
