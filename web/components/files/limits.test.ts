import { expect, test } from 'vitest'
import { acceptedBy, fileProblem, limitsOf } from './limits.ts'

const mebibyte = 1024 * 1024

test('names the limits of a licence before one is chosen', () => {
  expect(limitsOf('licence')).toEqual({ types: 'PNG / JPEG / PDF', limit: 10 })
  expect(acceptedBy('licence')).toBe('image/png,image/jpeg,application/pdf')
})

test.each([
  ['image/png', 10 * mebibyte, undefined],
  ['application/pdf', 10 * mebibyte + 1, 'too-large'],
  ['image/svg+xml', 100, 'wrong-format'],
  ['', 100, 'wrong-format'],
])('a licence of type "%s" with %i bytes: %s', (type, size, problem) => {
  expect(fileProblem('licence', { type, size })).toBe(problem)
})
