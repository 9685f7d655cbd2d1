import { expect, test } from 'vitest'
import { chargeName } from './charge-name.ts'
import { feeItems } from './fee-items.data.ts'

test('charges that share a code on the invoice have names of their own', () => {
  expect(chargeName({ fee: 'FKF', trigger: 'dry-run' })).toEqual({ zh: '放空费', en: 'Dry run' })
  expect(chargeName({ fee: 'FKF', trigger: 'flat-cancellation' })).toEqual({
    zh: '取消费',
    en: 'Cancellation',
  })
  expect(chargeName({ fee: 'FKF', rule: 'cancellation' }).en).toBe('Cancellation')
  expect(chargeName({ fee: 'CRKF', rule: 'handling-in' }).zh).toBe('入库费')
  expect(chargeName({ fee: 'CRKF', rule: 'minimum-out' }).zh).toBe('出库费')
  expect(chargeName({ fee: 'CRKF', trigger: 'extra-handling' }).zh).toBe('出入库费')
})

test('any other charge has the name of its fee', () => {
  const freight = { zh: '海运费', en: 'Ocean freight' }
  for (const reason of [{}, { rule: 'toString' }, { trigger: 'another' }])
    expect(chargeName({ fee: 'OF', ...reason })).toEqual(freight)
})

test.each([
  ['DOC', 'amendment', 'Document amendment', 'Documentation fee'],
  ['CDF', 'manifest-amendment', 'Manifest amendment', 'Manifest fee'],
  ['DCF', 'roll-over', 'Roll-over', 'Booking fee'],
  ['SEAL', 'new-seal', 'Seal replacement', 'Seal fee'],
] as const)('%s for a change is named for the change', (fee, trigger, name, first) => {
  expect(chargeName({ fee, trigger }).en).toBe(name)
  expect(chargeName({ fee, rule: 'of-another-tariff' }).en).toBe(first)
})

test('no name contains its own code, which is printed behind it', () => {
  const repeated = Object.entries(feeItems).filter(([code, { name }]) =>
    [name.zh, name.en].some((text) => text.split(/[^A-Z]+/).includes(code)),
  )
  expect(repeated.map(([code]) => code)).toEqual([])
})

test.each(['zh', 'en'] as const)('no two fees of a quote have the same name: %s', (language) => {
  const names = Object.values(feeItems).map(({ name }) => name[language])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
