import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

const pidOfNobody = 2 ** 22 + 1
let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quayside-lock-'))
  file = join(folder, 'deep', 'work.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockLeftBy = async (...pids: number[]) => {
  await withLock({ file }, async () => {})
  writeFileSync(file, ['some-id', ...pids, ''].join('\n'))
}

test('work under one lock is done one after the other', async () => {
  const steps: string[] = []
  const work = (name: string) =>
    withLock({ file }, async () => {
      steps.push(`${name} begins`)
      await sleep(30)
      steps.push(`${name} ends`)
    })
  await Promise.all([work('first'), work('second')])
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(existsSync(file)).toBe(false)
})

test('work that fails gives the lock back', async () => {
  const failing = withLock({ file }, () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  await expect(withLock({ file }, async () => 'done')).resolves.toBe('done')
})

test('the lock of a process that is gone is taken over', async () => {
  await lockLeftBy(pidOfNobody)
  await expect(withLock({ file }, async () => 'done')).resolves.toBe('done')
})

test('of many who find an abandoned lock only one works at a time', async () => {
  await lockLeftBy(pidOfNobody)
  let atWork = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++atWork)
    await sleep(5)
    atWork--
  }
  await Promise.all(Array.from({ length: 5 }, () => withLock({ file }, work)))
  expect(most).toBe(1)
})

test('a lock stays held while a child of its dead owner is still at work', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 300)'])
  await lockLeftBy(pidOfNobody, child.pid ?? 0)
  let hasWaited = false
  const ended = once(child, 'exit')
  await withLock({ file, onWait: () => (hasWaited = true) }, async () => expect(child.exitCode).toBe(0))
  await ended
  expect(hasWaited).toBe(true)
})

test('a lock untouched for minutes is abandoned, whoever has that process number now', async () => {
  await lockLeftBy(process.pid)
  const long = new Date(Date.now() - 120_000)
  utimesSync(file, long, long)
  await expect(withLock({ file }, async () => 'done')).resolves.toBe('done')
})
