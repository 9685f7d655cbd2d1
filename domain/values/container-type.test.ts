import { expect, test } from 'vitest'
import {
  type ContainerType,
  containerFacts,
  containerText,
  containerTypeCodes,
  containerTypeOf,
  isContainerType,
  payloadKg,
  readContainerType,
  vgmProblem,
} from './container-type.ts'

const table: [ContainerType, string, number, number | undefined][] = [
  ['20GP', '22G1', 1, 2250],
  ['40GP', '42G1', 2, 3750],
  ['40HQ', '45G1', 2, 3900],
  ['45HQ', 'L5G1', 2, 4800],
  ['20RF', '22R1', 1, undefined],
  ['40RF', '42R1', 2, undefined],
  ['40RH', '45R1', 2, 4600],
  ['20OT', '22U1', 1, undefined],
  ['40OT', '42U1', 2, undefined],
  ['20FR', '22P1', 1, undefined],
  ['40FR', '42P1', 2, undefined],
  ['20TK', '22T1', 1, undefined],
]

test.each(table)('a %s is %s, %i TEU, empty %s kg', (type, isoCode, teu, tareKg) => {
  expect(containerFacts(type)).toEqual({ isoCode, teu, maxGrossKg: 30_480, ...(tareKg && { tareKg }) })
  expect(containerTypeOf(isoCode)).toBe(type)
})

test.each([
  [
    '20GP',
    [
      '20gp',
      "20'GP",
      '20’ GP',
      '20DC',
      '20DV',
      '20 DRY',
      '20ST',
      '20ft GP',

      '２０ＧＰ',
      '22G1',
      '22G0',
      '22GP',
    ],
  ],
  ['40GP', ['40DC', "40'DC", '40-GP', '42G1', '42GP']],
  ['40HQ', ['40HC', "40'HQ", "40' HC", '40hq', '45G1', '45G0']],
  ['45HQ', ['45HC', "45'HQ", 'L5G1']],
  ['20RF', ['20RE', '22R1', '22RT']],
  ['40RF', ['40RE', '42R0']],
  ['40RH', ['40RQ', '40HR', '40HCRF', '45R1', '45RT']],
  ['20OT', ["20'OT", '22U1', '22UT']],
  ['40OT', ['42U1', '42U6']],
  ['20FR', ['20 flat rack', '22P1', '22P3', '22PL', '22PC']],
  ['40FR', ['42P3', '42PF']],
  ['20TK', ['20 tank', '22T6', '22TN']],
] as const)('%s is also written %s', (type, texts) => {
  expect(texts.map((text) => readContainerType(text))).toEqual(texts.map(() => type))
})

// A bare size is a dry container or a high cube; 45GP is 40 feet to ISO and 45 feet to the trade.
test.each([
  '',
  '40',
  "20'",
  '45GP',
  '45DC',
  '20HQ',
  '45U1',
  '25G1',
  'GP20',
  '4OHQ',
  '22GPX',
  'X22GP',
  '22G11',
  '422R1',
  '22UT1',
  '22PLL',
  '22TNN',
  'X20FTGP',
  'toString',
])('“%s” is no container type', (text) => {
  expect(readContainerType(text)).toBeUndefined()
})

test('these are all the types, and no other code is one', () => {
  expect(containerTypeCodes).toEqual(table.map(([type]) => type))
  expect([isContainerType('40HQ'), isContainerType('40HC'), isContainerType('toString')]).toEqual([
    true,
    false,
    false,
  ])
  expect(containerTypeOf('45G0')).toBeUndefined()
})

test.each([
  [24_500, '40HQ', undefined],
  [3_900, '40HQ', 'too-small'],
  [3_901, '40HQ', undefined],
  [30_480, '40HQ', undefined],
  [30_481, '40HQ', 'too-large'],
  [0, '20TK', 'too-small'],
  [1, '20TK', undefined],
  [Number.NaN, '40HQ', 'wrong-format'],
  [Number.POSITIVE_INFINITY, '40HQ', 'wrong-format'],
] as const)('a VGM of %s kg in a %s is %s', (vgmKg, type, problem) => {
  expect(vgmProblem(vgmKg, type)).toBe(problem)
})

test.each([
  ['20GP', 28_230],
  ['40HQ', 26_580],
  // Tanks differ too much to have a usual tare.
  ['20TK', 30_480],
] as const)('a %s may carry %i kg', (type, kg) => {
  expect(payloadKg(type)).toBe(kg)
})

test.each([
  ['20', "20'"],
  ['40HQ', '40HQ'],
  ['L5', 'L5'],
])('%s is called %s', (type, text) => {
  expect(containerText(type)).toBe(text)
})
