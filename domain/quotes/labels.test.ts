import { expect, test } from 'vitest'
import { labelsIn, readLabels } from './labels.ts'

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
])('%o is answered %s', (labels, problem) => {
  const result = readLabels(labels)
  if (problem) expect(result).toMatchObject({ refusal: 'invalid-input', fields: { labels: problem } })
  else expect(result.ok).toBe(true)
})
