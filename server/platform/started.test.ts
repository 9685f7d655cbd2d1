import { expect, test } from 'vitest'
import { Started } from './started.ts'

test('what was started last is ended first', async () => {
  const ended: string[] = []
  const started = new Started()
  for (const name of ['database', 'jobs', 'door']) started.add(async () => void ended.push(name))
  await started.stopAll()
  expect(ended).toEqual(['door', 'jobs', 'database'])
})

test('what cannot be ended keeps nothing else running, and is told at the end', async () => {
  const ended: string[] = []
  const started = new Started()
  started.add(async () => void ended.push('database'))
  started.add(async () => {
    throw new Error('the jobs are stuck')
  })
  started.add(async () => void ended.push('door'))
  await expect(started.stopAll()).rejects.toThrow('the jobs are stuck')
  expect(ended).toEqual(['door', 'database'])
})

test('everything is ended once', async () => {
  let times = 0
  const started = new Started()
  started.add(async () => {
    times += 1
  })
  await Promise.all([started.stopAll(), started.stopAll()])
  expect(times).toBe(1)
})
