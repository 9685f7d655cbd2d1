import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

const unusedPid = 2 ** 22 + 1
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

test('work under one lock runs one after another', async () => {
  const steps: string[] = []
  const otherWaits = Promise.withResolvers<void>()
  const work = (name: string) =>
    withLock({ file, onWait: otherWaits.resolve }, async () => {
      steps.push(`${name} begins`)
      await otherWaits.promise
      steps.push(`${name} ends`)
    })
  await Promise.all([work('first'), work('second')])
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(existsSync(file)).toBe(false)
})

test('failed work releases the lock', async () => {
  const failing = withLock({ file }, () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  await expect(withLock({ file }, async () => 'done')).resolves.toBe('done')
})

test('the lock of an ended process is taken over', async () => {
  await lockLeftBy(unusedPid)
  await expect(withLock({ file }, async () => 'done')).resolves.toBe('done')
})

test('of many processes that find an abandoned lock one works at a time', async () => {
  await lockLeftBy(unusedPid)
  let atWork = 0
  let max = 0
  const seen = new Set<number>()
  const allSeen = Promise.withResolvers<void>()
  const see = (who: number) => {
    if (seen.add(who).size === 5) allSeen.resolve()
  }
  const work = async (who: number) => {
    max = Math.max(max, ++atWork)
    see(who)
    await allSeen.promise
    await turn()
    atWork--
  }
  await Promise.all([1, 2, 3, 4, 5].map((who) => withLock({ file, onWait: () => see(who) }, () => work(who))))
  expect(max).toBe(1)
})

test('a lock stays held while a child of its ended owner works', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  await lockLeftBy(unusedPid, child.pid ?? 0)
  const ended = once(child, 'exit')
  const work = withLock({ file, onWait: () => child.stdin.end() }, async () => child.exitCode)
  expect(await work).toBe(0)
  await ended
})

test('a lock untouched for minutes is abandoned, even if its pid is in use', async () => {
  await lockLeftBy(process.pid)
  const long = new Date(Date.now() - 120_000)
  utimesSync(file, long, long)
  await expect(withLock({ file }, async () => 'done')).resolves.toBe('done')
})
