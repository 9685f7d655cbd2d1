import { expect, test } from 'vitest'
import { differingFields, mergeFields } from './three-way.ts'

const textsOf = (texts: Readonly<Record<string, string>>) => new Map(Object.entries(texts))

const base = textsOf({ '20GP': '1000', '40GP': '1800', '40HQ': '1900', days: '7', note: 'old' })
const theirs = textsOf({ '20GP': '1000', '40GP': '1850', '40HQ': '1950', days: '7', LSS: '50' })
const mine = textsOf({ '20GP': '1100', '40GP': '1850', '40HQ': '2000', days: '7', note: 'old', EBS: '30' })

test.each([
  ['20GP', 'mine', 'only mine changed it'],
  ['40GP', undefined, 'both made the same change: nothing to choose'],
  ['40HQ', undefined, 'both changed it: a person chooses'],
  ['days', undefined, 'neither changed it'],
  ['LSS', 'theirs', 'they added it'],
  ['EBS', 'mine', 'mine added it'],
  ['note', 'theirs', 'they removed it'],
])('%s: %s (%s)', (name, side, _reason) => {
  expect(differingFields({ base, mine, theirs }).find((field) => field.name === name)?.changedBy).toBe(side)
})

test('what both left alike is not asked about', () => {
  const names = differingFields({ base, mine, theirs }).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['20GP', '40HQ', 'EBS', 'LSS', 'note'])
})

test('the merged version has the changes of both, and the chosen one where both changed', () => {
  const fields = differingFields({ base, mine, theirs })
  const both = { '20GP': '1100', '40GP': '1850', days: '7', LSS: '50', EBS: '30' }
  expect(Object.fromEntries(mergeFields(theirs, fields, { '40HQ': 'mine' }))).toEqual({
    ...both,
    '40HQ': '2000',
  })
  const chosen = { '40HQ': 'theirs', '20GP': 'theirs', note: 'mine', EBS: 'theirs' } as const
  expect(Object.fromEntries(mergeFields(theirs, fields, chosen))).toEqual({
    '20GP': '1000',
    '40GP': '1850',
    '40HQ': '1950',
    days: '7',
    LSS: '50',
    note: 'old',
  })
})

test('a field that mine removed can be taken out of theirs', () => {
  const fields = differingFields({ base, mine, theirs })
  expect(Object.fromEntries(mergeFields(theirs, fields, { '40HQ': 'theirs', LSS: 'mine' }))).toEqual({
    '20GP': '1100',
    '40GP': '1850',
    '40HQ': '1950',
    days: '7',
    EBS: '30',
  })
})
