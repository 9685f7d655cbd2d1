import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

test('a class is named after itself and its file, wherever the project is', () => {
  const name = classNames('/one')('row', '/one/web/a.module.css')
  expect(name).toMatch(/^_row_[0-9a-z]{4}$/)
  expect(classNames('/other')('row', '/other/web/a.module.css?used')).toBe(name)
  expect(classNames('/one')('row', '/one/web/b.module.css')).not.toBe(name)
})

test('two files never share a name', () => {
  const nameOf = classNames('/one')
  const all = () => Array.from({ length: 20_000 }, (_, file) => nameOf('row', `/one/web/${file}.module.css`))
  expect(all).toThrow('both have _row_')
})
