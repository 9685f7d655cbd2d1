import { expect, test } from 'vitest'
import { writeCsv } from './write-csv.ts'

test('cells with commas, quotes and line breaks stay one cell; none is a formula', () => {
  const rows = [
    ['时间', 'a "b", c'],
    ['=1+1', 'two\nlines'],
  ]
  expect(Buffer.from(writeCsv(rows)).toString()).toBe(
    '\uFEFF"时间","a ""b"", c"\r\n"\'=1+1","two\nlines"\r\n',
  )
})
