import { expect, test } from 'vitest'
import { findingsOf, type Publication, publishProblem } from './publish-check.ts'

const today = '2026-11-16'
const december = { validFrom: '2026-12-01', validTo: '2026-12-31' }
const winter = { validFrom: '2026-11-02', validTo: '2027-02-24' }
const rate = (change: Partial<Publication> = {}): Publication => ({
  rateId: 'new',
  code: 'NEW',
  brands: null,
  companies: null,
  ...december,
  prices: { '20GP': '1000' },
  cost: { '20GP': '900' },
  ends: [],
  together: [],
  before: undefined,
  others: [],
  ...change,
})
const old = { ...winter, brands: null, companies: null, prices: { '20GP': '1000' } }
const other = { rateId: 'o', code: 'OTHER', brands: null, companies: null, ...winter }
const days = (validFrom: string, validTo: string) => ({ validFrom, validTo })

test.each<[string, Partial<Publication>, readonly object[]]>([
  ['nothing', {}, []],
  [
    'the days before and after that lose their price, from today on',
    { ends: [old] },
    [{ finding: 'gap', days: [days('2026-11-16', '2026-11-30'), days('2027-01-01', '2027-02-24')] }],
  ],
  [
    'the days of several ended versions in order, and nothing else',
    {
      ends: [
        { ...old, ...days('2027-01-05', '2027-01-09') },
        { ...old, ...days('2026-11-20', '2026-11-25') },
      ],
    },
    [
      {
        finding: 'gap',
        code: 'NEW',
        other: null,
        prices: [],
        days: [days('2026-11-20', '2026-11-25'), days('2027-01-05', '2027-01-09')],
      },
    ],
  ],
  [
    'no days that another new version takes',
    { ends: [old], together: [days('2027-01-01', '2027-03-01'), days('2026-11-01', '2026-11-29')] },
    [{ finding: 'gap', days: [days('2026-11-30', '2026-11-30')] }],
  ],
  ['no days that are over', { ...winter, ends: [{ ...old, ...days('2026-10-01', '2026-12-15') }] }, []],
  [
    'the public that can no longer buy, since it becomes a contract rate',
    { companies: ['a'], ends: [{ ...old, ...december }] },
    [{ finding: 'audience', code: 'NEW', days: [december], other: null, prices: [] }],
  ],
  [
    'a company of the contract that is left out, on the common days from today on',
    { companies: ['a'], ends: [{ ...old, ...days('2026-12-20', '2026-12-31'), companies: ['a', 'b'] }] },
    [{ finding: 'audience', days: [days('2026-12-20', '2026-12-31')] }],
  ],
  [
    'a brand that no longer sells it',
    { brands: ['ningbo'], ends: [{ ...old, ...december }] },
    [{ finding: 'audience', days: [december] }],
  ],
  [
    'no one who loses it: more companies',
    { companies: ['a', 'b'], ends: [{ ...old, ...december, companies: ['b'] }] },
    [],
  ],
  [
    'no one who loses it: public now',
    { ends: [{ ...old, ...december, companies: ['b'], brands: ['ningbo'] }] },
    [],
  ],
  [
    'no one who loses it: the same brands',
    { brands: ['ningbo'], ends: [{ ...old, ...december, brands: ['ningbo'] }] },
    [],
  ],
  [
    'the container types that lose their price, on the days it takes over',
    { ends: [{ ...old, prices: { '40HQ': '1900', '20GP': '1000', '40GP': '1800' } }], ...winter },
    [
      {
        finding: 'types',
        code: 'NEW',
        types: ['40GP', '40HQ'],
        days: [days('2026-11-16', '2027-02-24')],
        other: null,
        prices: [],
      },
    ],
  ],
  [
    'only the days of the versions that have a price for such a type',
    {
      ends: [
        { ...old, ...days('2026-12-20', '2026-12-31'), prices: { '20GP': '1000', '40HQ': '1900' } },
        { ...old, ...days('2026-12-10', '2026-12-19') },
        { ...old, ...days('2026-12-01', '2026-12-09'), prices: { '40GP': '1800' } },
      ],
    },
    [
      {
        finding: 'types',
        types: ['40GP', '40HQ'],
        days: [days('2026-12-01', '2026-12-09'), days('2026-12-20', '2026-12-31')],
      },
    ],
  ],
  [
    'no type of days that are over',
    {
      ...days('2026-11-01', '2026-12-31'),
      ends: [{ ...old, ...days('2026-11-01', '2026-11-15'), prices: { '40HQ': '1' } }],
    },
    [],
  ],
  [
    'no type that gets a price',
    { prices: { '20GP': '1000', '40HQ': '1900' }, ends: [{ ...old, ...december }] },
    [],
  ],
  ['no gap where nothing is left', { ends: [{ ...old, ...december }] }, []],
  [
    'another public rate',
    { others: [other] },
    [
      {
        finding: 'overlap',
        code: 'NEW',
        days: [december],
        other: { rateId: 'o', code: 'OTHER' },
        prices: [],
      },
    ],
  ],
  [
    'its last day in common',
    { others: [{ ...other, ...days('2026-12-31', '2027-01-31') }] },
    [{ finding: 'overlap', days: [days('2026-12-31', '2026-12-31')] }],
  ],
  [
    'its first day in common',
    { others: [{ ...other, ...days('2026-11-20', '2026-12-01') }] },
    [{ finding: 'overlap', days: [days('2026-12-01', '2026-12-01')] }],
  ],
  ['at most five of many', { others: Array(9).fill(other) }, Array(5).fill({ finding: 'overlap' })],
  ['no day in common after it', { others: [{ ...other, ...days('2027-01-01', '2027-01-31') }] }, []],
  ['no day in common before it', { others: [{ ...other, ...days('2026-11-20', '2026-11-30') }] }, []],
  ['a contract rate beside a public one', { others: [{ ...other, companies: ['c'] }] }, []],
  ['a public rate beside a contract rate', { companies: ['c'], others: [other] }, []],
  ['other brands', { brands: ['a'], others: [{ ...other, brands: ['b'] }] }, []],
  ['a common brand', { brands: ['a', 'b'], others: [{ ...other, brands: ['b'] }] }, [{ finding: 'overlap' }]],
  ['one of all brands', { brands: ['a'], others: [other] }, [{ finding: 'overlap' }]],
  ['all brands beside one', { others: [{ ...other, brands: ['b'] }] }, [{ finding: 'overlap' }]],
  [
    'common days that are over',
    { ...days('2026-11-01', '2026-12-31'), others: [{ ...other, ...days('2026-11-01', '2026-11-15') }] },
    [],
  ],
  [
    'a validity until yesterday',
    { ...days('2026-11-01', '2026-11-15') },
    [{ finding: 'past', code: 'NEW', days: [days('2026-11-01', '2026-11-15')], other: null, prices: [] }],
  ],
  ['a validity until today', { ...days('2026-11-01', '2026-11-16') }, []],
  [
    'a loss',
    { prices: { '20GP': '899.99', '40HQ': '1' } },
    [{ finding: 'loss', days: [], prices: [{ type: '20GP', before: '900', after: '899.99' }] }],
  ],
  ['no loss of a type without a price', { cost: { '20GP': '900', '40HQ': '1500' } }, []],
  ['a price equal to the cost', { prices: { '20GP': '900' } }, []],
  ['a jump up', { before: old, prices: { '20GP': '1200.01' } }, [{ finding: 'jump' }]],
  ['a change of the bound', { before: old, prices: { '20GP': '1200' } }, []],
  [
    'a jump down',
    { before: old, prices: { '20GP': '799' }, cost: {} },
    [{ finding: 'jump', prices: [{ type: '20GP', before: '1000', after: '799' }] }],
  ],
  ['no jump from a price of zero', { before: { ...old, prices: { '20GP': '0' } } }, []],
])('%s', (_what, change, findings) => {
  const found = findingsOf(rate(change), { today, soldFrom: today, marginPercent: 0 })
  expect(found).toMatchObject(findings)
  expect(found).toHaveLength(findings.length)
})

test('days before it is sold keep the price that they have', () => {
  const found = findingsOf(rate({ ends: [old], others: [other] }), {
    today,
    soldFrom: '2026-12-10',
    marginPercent: 0,
  })
  expect(found).toMatchObject([
    { finding: 'overlap', days: [days('2026-12-10', '2026-12-31')] },
    { finding: 'gap', days: [days('2027-01-01', '2027-02-24')] },
  ])
})

test.each([
  ['just enough', '1000', 10, []],
  ['one cent less', '999.99', 10, [{ type: '20GP', before: '900', after: '999.99' }]],
  ['none at all', '900', 10, [{ type: '20GP', before: '900', after: '900' }]],
  ['none at all, without a limit', '900', 0, []],
])('a margin: %s', (_what, price, marginPercent, prices) => {
  const against = { today, soldFrom: today, marginPercent }
  const found = findingsOf(rate({ prices: { '20GP': price }, cost: { '20GP': '900' } }), against)
  expect(found.map(({ finding }) => finding)).toEqual(prices.length > 0 ? ['margin'] : [])
  expect(found.flatMap((one) => one.prices)).toEqual(prices)
})

test('a loss is no small margin besides', () => {
  const against = { today, soldFrom: today, marginPercent: 10 }
  const found = findingsOf(rate({ prices: { '20GP': '800' }, cost: { '20GP': '900' } }), against)
  expect(found.map(({ finding }) => finding)).toEqual(['loss'])
})

const counts = { overlap: 0, gap: 0, types: 0, audience: 0, past: 0, loss: 0, margin: 0, jump: 0 }
const unconfirmed = { keepsOldDays: false, prevails: false, confirmed: false }

test.each([
  ['nothing found', {}, {}, undefined],
  ['an overlap', { overlap: 1 }, { confirmed: true }, 'rates-overlap'],
  ['an overlap in which it prevails', { overlap: 1 }, { prevails: true }, undefined],
  ['a gap', { gap: 1 }, { prevails: true }, 'publish-unconfirmed'],
  ['a gap that is kept at the old price', { gap: 1 }, { keepsOldDays: true }, undefined],
  ['a gap that is confirmed', { gap: 1 }, { confirmed: true }, undefined],
  ['a type without a price', { types: 1 }, { keepsOldDays: true, prevails: true }, 'publish-unconfirmed'],
  ['a type without a price, confirmed', { types: 1 }, { confirmed: true }, undefined],
  ['another audience', { audience: 1 }, { keepsOldDays: true, prevails: true }, 'publish-unconfirmed'],
  ['another audience, confirmed', { audience: 1 }, { confirmed: true }, undefined],
  ['a validity in the past', { past: 1 }, { keepsOldDays: true, prevails: true }, 'publish-unconfirmed'],
  ['a loss', { loss: 1 }, { keepsOldDays: true, prevails: true }, 'publish-unconfirmed'],
  ['a small margin', { margin: 1 }, {}, undefined],
  ['a jump', { jump: 1 }, { keepsOldDays: true, prevails: true }, 'publish-unconfirmed'],
  ['all of them, confirmed', { past: 1, loss: 1, jump: 1, gap: 1 }, { confirmed: true }, undefined],
])('may be published: %s', (_what, found, choices, problem) => {
  expect(publishProblem({ ...counts, ...found }, { ...unconfirmed, ...choices })).toBe(problem)
})
