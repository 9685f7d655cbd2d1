import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hasTests, mutatedFolders, partsNamed, percentOf, scoreOf, sumOf } from './mutated-folders.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test('every folder of the domain is a part, each tariff one of its own', () => {
  const names = mutatedFolders(root).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['access', 'orders', 'tariffs', 'tariffs/depot', 'values']))
  const tariffs = mutatedFolders(root).find(({ name }) => name === 'tariffs')
  const depot = mutatedFolders(root).find(({ name }) => name === 'tariffs/depot')
  expect(tariffs?.mutate[0]).toBe('domain/tariffs/*.ts')
  expect(depot).toMatchObject({
    mutate: expect.arrayContaining(['domain/tariffs/depot/**/*.ts', '!**/*.data.ts']),
    tests: [
      'domain/tariffs/depot/**/*.test.ts',
      'messages/tariff-depot.test.ts',
      'messages/tariff-depot-*.test.ts',
      'messages/tariffs.test.ts',
      'messages/tariffs-*.test.ts',
    ],
  })
})

test('the texts of a subject are tests of each of its folders', () => {
  const explanation = mutatedFolders(root).find(({ name }) => name === 'quotes/explanation')
  expect(explanation?.tests).toEqual(
    expect.arrayContaining(['domain/quotes/explanation/**/*.test.ts', 'messages/quotes.test.ts']),
  )
})

test('a named folder is measured with its inner folders, and nothing else is', () => {
  const named = (...names: string[]) => partsNamed(mutatedFolders(root), names).map(({ name }) => name)
  expect(named('tariffs', 'access')).toEqual([
    'access',
    'tariffs',
    'tariffs/depot',
    'tariffs/ocean',
    'tariffs/trucking',
    'tariffs/warehouse',
  ])
  expect(named('orders/fees')).toEqual(['orders/fees'])
  expect(named('order')).toEqual([])
  expect(named()).toContain('values')
})

test('a folder of names has no tests, a folder of rules has', () => {
  const named = (name: string) => mutatedFolders(root).filter((one) => one.name === name)
  expect(named('contacts').map((one) => hasTests(root, one))).toEqual([false])
  expect(named('orders').map((one) => hasTests(root, one))).toEqual([true])
})

test('a score counts killed against surviving mutants', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'].map((status) => ({
    status,
  }))
  expect(scoreOf({ files: { a: { mutants }, b: { mutants: [{ status: 'Killed' }] } } })).toEqual({
    noticed: 3,
    byTime: 1,
    all: 5,
  })
  const [one, other] = [
    { noticed: 3, byTime: 1, all: 5 },
    { noticed: 4, byTime: 0, all: 4 },
  ]
  expect(sumOf(one, other)).toEqual({ noticed: 7, byTime: 1, all: 9 })
  expect(percentOf({ noticed: 3, all: 5 })).toBe(60)
  expect(percentOf({ noticed: 0, all: 0 })).toBe(100)
})
