import { expect, test } from 'vitest'
import { changeLabels, labelsIn, readLabels } from './labels.ts'

test.each([
  ['urgent, Customer A', ['urgent', 'Customer A']],
  ['紧急，客户甲、十一月；urgent', ['紧急', '客户甲', '十一月', 'urgent']],
  ['  spaced   out ,, ', ['spaced out']],
  ['Urgent, urgent, ＵＲＧＥＮＴ', ['Urgent']],
  ['', []],
])('%o has the labels %o', (text, labels) => {
  expect(labelsIn(text)).toEqual(labels)
})

test.each([
  [['a', 'b', 'c', 'd', 'e'], undefined],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'too-many'],
  [['a', 'b', 'c', 'd', 'e', 'A'], undefined],
  [['x'.repeat(20)], undefined],
  [['x'.repeat(21)], 'too-long'],
  [['港'.repeat(20)], undefined],
  [['🚢'.repeat(20)], undefined],
  [['ok', 'x'.repeat(21)], 'too-long'],
  // A separator would make two labels of it when it is read again.
  [['a,b'], 'wrong-format'],
  [['ok', 'a；b'], 'wrong-format'],
  [['hid\u200bden'], 'wrong-format'],
  [[' ok\n'], undefined],
])('%o is answered %s', (labels, problem) => {
  const result = readLabels(labels)
  if (problem) expect(result).toMatchObject({ refusal: 'invalid-input', fields: { labels: problem } })
  else expect(result.ok).toBe(true)
})

test.each([
  ['one more', ['a'], { add: ['b'], remove: [] }, ['a', 'b']],
  ['one less, whatever its case', ['Urgent', 'b', 'c'], { add: [], remove: ['urgent', 'C'] }, ['b']],
  ['one in another case', ['a', 'b'], { add: ['A'], remove: ['a'] }, ['b', 'A']],
  ['the same again', ['a'], { add: ['A'], remove: [] }, ['a']],
])('labels change: %s', (_what, labels, change, changed) => {
  expect(changeLabels(labels, change)).toEqual({ ok: true, value: changed })
})

test.each([
  ['a separator', ['ok', 'a,b'], 'wrong-format'],
  ['too many', ['b', 'c', 'd', 'e', 'f'], 'too-many'],
  ['a long one', ['x'.repeat(21)], 'too-long'],
])('labels do not change: %s', (_what, add, problem) => {
  expect(changeLabels(['a'], { add, remove: [] })).toMatchObject({ ok: false, fields: { add: problem } })
})
