import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('each piece of work has a turn of its own, in the order in which they came', async () => {
  const turns = new Turns()
  const done: number[] = []
  for (const number of [1, 2, 3]) turns.add(() => done.push(number))
  expect(done).toEqual([])
  await turn()
  expect(done).toEqual([1])
  await turn()
  turns.add(() => done.push(4))
  await turn()
  expect(done).toEqual([1, 2, 3])
  await turn()
  expect(done).toEqual([1, 2, 3, 4])
})
