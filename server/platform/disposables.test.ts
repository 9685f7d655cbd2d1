import { expect, test } from 'vitest'
import { Disposables } from './disposables.ts'

test('disposes in the opposite order', async () => {
  const ended: string[] = []
  const disposables = new Disposables()
  for (const name of ['database', 'jobs', 'door']) disposables.add(name, async () => void ended.push(name))
  await disposables.disposeAll()
  expect(ended).toEqual(['door', 'jobs', 'database'])
})

test('disposes the others when one fails, and throws its error at the end', async () => {
  const ended: string[] = []
  const disposables = new Disposables()
  disposables.add('database', async () => void ended.push('database'))
  disposables.add('jobs', async () => {
    throw new Error('the jobs are stuck')
  })
  disposables.add('door', async () => void ended.push('door'))
  await expect(disposables.disposeAll()).rejects.toThrow('the jobs are stuck')
  expect(ended).toEqual(['door', 'database'])
})

test('disposes each once', async () => {
  let times = 0
  const disposables = new Disposables()
  disposables.add('door', async () => {
    times += 1
  })
  await Promise.all([disposables.disposeAll(), disposables.disposeAll()])
  expect(times).toBe(1)
})

test('leaves behind what never ends, disposes the others, and names it', async () => {
  const ended: string[] = []
  const disposables = new Disposables()
  disposables.add('database', async () => void ended.push('database'))
  disposables.add('jobs', () => new Promise(() => {}), 20)
  disposables.add('door', async () => void ended.push('door'))
  await expect(disposables.disposeAll()).rejects.toThrow('Stopping took more than 20 ms: jobs')
  expect(ended).toEqual(['door', 'database'])
})
