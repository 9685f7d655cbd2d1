import { expect, test } from 'vitest'
import { Disposables } from './disposables.ts'

test('disposes in the opposite order', async () => {
  const ended: string[] = []
  const disposables = new Disposables()
  for (const name of ['database', 'jobs', 'door']) disposables.add(async () => void ended.push(name))
  await disposables.disposeAll()
  expect(ended).toEqual(['door', 'jobs', 'database'])
})

test('disposes the others when one fails, and throws its error at the end', async () => {
  const ended: string[] = []
  const disposables = new Disposables()
  disposables.add(async () => void ended.push('database'))
  disposables.add(async () => {
    throw new Error('the jobs are stuck')
  })
  disposables.add(async () => void ended.push('door'))
  await expect(disposables.disposeAll()).rejects.toThrow('the jobs are stuck')
  expect(ended).toEqual(['door', 'database'])
})

test('disposes each once', async () => {
  let times = 0
  const disposables = new Disposables()
  disposables.add(async () => {
    times += 1
  })
  await Promise.all([disposables.disposeAll(), disposables.disposeAll()])
  expect(times).toBe(1)
})
