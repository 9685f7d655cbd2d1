import { expect, test } from 'vitest'
import { editName } from '#domain/rates/bulk-edit.ts'
import { subjectText, type ValueTexts, valueText } from './value-text.ts'

const words: Readonly<Record<string, string>> = {
  'console:audit.words.fileName.public': '公开',
  'console:audit.words.fileName.typed': '逐格填写的价格',
}
const texts: ValueTexts = { find: (key) => words[key], timeText: (at) => at }

test.each([
  [editName({ companies: null }), '公开'],
  [
    editName({ prices: { by: 'percent', value: '10', step: '1', types: null }, companies: null }),
    '+10% 公开',
  ],
  [editName({ companies: ['91330200MA2AF1234X'] }), '91330200MA2AF1234X'],
  [editName({}), '逐格填写的价格'],
  ['rates PUBLIC.xlsx', 'rates PUBLIC.xlsx'],
  ['REPUBLIC', 'REPUBLIC'],
])('a bulk edit recorded as %j is named %j', (recorded, named) => {
  expect(subjectText(texts, recorded)).toBe(named)
  expect(valueText(texts, 'fileName', recorded)).toBe(named)
})

test('a code that another value has is no audience', () => {
  expect(valueText(texts, 'code', 'PUBLIC')).toBe('PUBLIC')
})
