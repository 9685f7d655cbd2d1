import { expect, test } from 'vitest'
import { cellProblemTexts, type WrongCell } from './cell-problem.ts'

const wrong = { cell: 'C4', field: 'pod', problem: 'unknown-value', before: null, after: 'x' } as const

test.each<[string, Partial<WrongCell>, readonly string[]]>([
  ['a field', {}, ['sheetProblems.pod.unknown-value', 'problems.pod.unknown-value']],
  [
    'an empty cell',
    { after: null, problem: 'required' },
    ['sheetProblems.pod.required', 'problems.pod.required'],
  ],
  ...['carrier', 'service', 'pol', 'pod', 'port', 'pickUpPlace', 'district'].map(
    (field): [string, Partial<WrongCell>, readonly string[]] => [
      `a name that is too long for a code: ${field}`,
      { field, problem: 'too-long' },
      [`sheetProblems.${field}.unknown-value`, `problems.${field}.unknown-value`],
    ],
  ),
  [
    'a code that is too long',
    { field: 'code', problem: 'too-long' },
    ['sheetProblems.code.too-long', 'problems.code.too-long'],
  ],
  ['a formula without its result', { after: '=F2*1.5' }, ['sheetProblems.formula']],
  [
    'a text that ends like one',
    { after: '1=' },
    ['sheetProblems.pod.unknown-value', 'problems.pod.unknown-value'],
  ],
  ['a part of a surcharge', { field: 'surcharges.2.fee' }, ['sheetProblems.surchargeParts.fee']],
  [
    'all surcharges',
    { field: 'surcharges', problem: 'wrong-format' },
    ['sheetProblems.surcharges.wrong-format', 'problems.surcharges.wrong-format'],
  ],
  [
    'a part of another field',
    { field: 'stops.0.port' },
    ['sheetProblems.stops.0.port.unknown-value', 'problems.stops.0.port.unknown-value'],
  ],
  ...['freight.20GP', 'prices.40HQ', 'cost.20GP', 'tollPerVehicle'].map(
    (field): [string, Partial<WrongCell>, readonly string[]] => [
      `the amount ${field}`,
      { field, problem: 'wrong-format' },
      [
        `sheetProblems.${field}.wrong-format`,
        'sheetProblems.amount.wrong-format',
        `problems.${field}.wrong-format`,
      ],
    ],
  ),
])('%s', (_what, change, keys) => {
  expect(cellProblemTexts('ocean-lane', { ...wrong, ...change }).keys).toEqual(keys)
})

test('the texts name the cell, the cell or part before, and what may be written', () => {
  const allowed = {
    sites: 'group, ningbo, shanghai, fujian, network, shenzhen',
    ports: 'CNTAO, CNSHA, CNNGB, CNXMN, CNSZX',
    whole: 9,
    decimals: 4,
  }
  expect(cellProblemTexts('ocean-lane', wrong).params).toEqual({ ...allowed, own: 'C4', cell: '', part: '' })
  for (const change of [{}, { after: '=A1' }, { field: 'surcharges.0.fee' }])
    expect(cellProblemTexts('ocean-lane', { ...wrong, ...change, before: 'A2' }).params).toEqual({
      ...allowed,
      own: 'C4',
      cell: 'A2',
      part: 'A2',
    })
})

test.each([
  ['ocean-lane', '¥1200', 'USD'],
  ['ocean-lane', '￥1,200.50', 'USD'],
  ['ocean-lane', '1200 元', 'USD'],
  ['ocean-lane', 'RMB 1200', 'USD'],
  ['trucking-lane', '$1200', 'CNY'],
  ['trucking-lane', '1200美元', 'CNY'],
  ['ocean-lane', '$1200', undefined],
  ['ocean-lane', '$12o0', undefined],
  ['ocean-lane', '¥ca. 1200', undefined],
  ['ocean-lane', '¥1200 or less', undefined],
  ['ocean-lane', '¥', undefined],
  ['ocean-lane', '12 containers', undefined],
] as const)('%s: an amount of another currency is named as such: %s', (kind, after, currency) => {
  const field = kind === 'ocean-lane' ? 'freight.20GP' : 'prices.20GP'
  const { keys, params } = cellProblemTexts(kind, { ...wrong, field, problem: 'wrong-format', after })
  expect(keys[0] === 'sheetProblems.amount.other-currency' ? params : {}).toEqual(
    currency === undefined ? {} : expect.objectContaining({ currency }),
  )
})
