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
  ['image/png', 0, 'required'],
  ['image/svg+xml', 100, 'wrong-format'],
  ['', 100, 'wrong-format'],
])('a licence of type "%s" with %i bytes: %s', (type, size, problem) => {
  expect(fileProblem('licence', { type, size, name: 'licence' })).toBe(problem)
})

test('an instruction is a PDF, a Word or an Excel file', () => {
  expect(limitsOf('instruction')).toEqual({ types: 'PDF / DOC / DOCX / XLS / XLSX', limit: 10 })
  const endings = acceptedBy('instruction')
    .split(',')
    .filter((one) => one.startsWith('.'))
  expect(endings).toEqual(['.doc', '.docx', '.xls', '.xlsx'])
})

// A browser on a computer without Word gives such a file no type, or one of its own.
test.each([
  ['application/msword', 'booking.doc', undefined],
  ['', 'booking.DOC', undefined],
  ['', 'booking.xlsx', undefined],
  ['application/x-msexcel', 'booking.xls', undefined],
  ['application/pdf', 'booking', undefined],
  ['', 'booking.docm', 'wrong-format'],
  ['', 'booking.pdf', 'wrong-format'],
  ['image/png', 'booking.png', 'wrong-format'],
])('an instruction of type "%s" named %s: %s', (type, name, problem) => {
  expect(fileProblem('instruction', { type, size: 100, name })).toBe(problem)
})

test('a form may take fewer types than its kind', () => {
  const isPdf = (type: string) => type === 'application/pdf'
  expect(limitsOf('document', isPdf).types).toBe('PDF')
  expect(acceptedBy('document', isPdf)).toBe('application/pdf')
})
