import { expect, test } from 'vitest'
import { carriers } from './carriers.data.ts'
import { carriersNamed } from './carriers-named.ts'

const [first] = carriers

test('a carrier is found by part of its code and of its names in either language', () => {
  for (const text of [first?.code, first?.name.zh, first?.name.en, first?.shortName.zh, first?.shortName.en])
    expect(carriersNamed(` ${text?.toLowerCase()} `)).toContain(first?.code)
})

test('nothing and an unknown name find none', () => {
  expect(carriersNamed(' ')).toEqual([])
  expect(carriersNamed('Atlantis')).toEqual([])
})
