import { expect, test } from 'vitest'
import { dangerProblems } from './un-number.ts'

const none = { unNumber: undefined, dangerClass: undefined }

test.each([
  [undefined, undefined, {}],
  ['1263', '3', {}],
  // The first and the last number of a range, and one that stands alone.
  ['1261', '3', {}],
  ['1268', '3', {}],
  ['1648', '3', {}],
  ['0004', '1.1', {}],
  // The division depends on how explosives and gases are packed.
  ['0012', '1.4', {}],
  ['1950', '2.1', {}],
  ['1950', '2.2', {}],
  ['1057', '2.1', {}],
  ['1057', '3', { dangerClass: 'inconsistent' }],
  // Only classes 1 and 2 have divisions that a number does not know.
  ['0012', '2.1', { dangerClass: 'inconsistent' }],
  ['1309', '4.1', {}],
  ['1309', '4.2', { dangerClass: 'inconsistent' }],
  ['1263', '8', { dangerClass: 'inconsistent' }],
  // The class depends on the substance.
  ['3001', '8', {}],
  ['3001', '1.1', {}],
  ['1269', '3', { unNumber: 'unknown-value' }],
  ['0001', '1.1', { unNumber: 'unknown-value' }],
  ['9999', undefined, { unNumber: 'unknown-value', dangerClass: 'required' }],
  ['1263', undefined, { dangerClass: 'required' }],
  [undefined, '3', { unNumber: 'required' }],
] as const)('UN %s of class %s: %j', (unNumber, dangerClass, problems) => {
  expect(dangerProblems({ unNumber, dangerClass })).toEqual({ ...none, ...problems })
})
