import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureBuilt, fingerprint } from './build.ts'

let root = ''
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  root = mkdtempSync(join(tmpdir(), 'quayside-build-'))
  mkdirSync(join(root, 'web', 'components'), { recursive: true })
  writeFileSync(join(root, 'web', 'components', 'fee.tsx'), 'fee')
  writeFileSync(join(root, 'package-lock.json'), '{}')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

const change = (path: string, content: string) => writeFileSync(join(root, path), content)

test('the fingerprint depends on names and contents of the page sources', () => {
  const seen = new Set([fingerprint(root)])
  change('web/components/fee.tsx', 'free')
  seen.add(fingerprint(root))
  renameSync(join(root, 'web/components/fee.tsx'), join(root, 'web/components/fees.tsx'))
  seen.add(fingerprint(root))
  change('package-lock.json', '{ }')
  seen.add(fingerprint(root))
  change('web/components/new.css', '')
  seen.add(fingerprint(root))
  expect(seen.size).toBe(5)
})

test('the fingerprint ignores tests and the server', () => {
  const before = fingerprint(root)
  change('web/components/fee.test.ts', 'test')
  mkdirSync(join(root, 'server'))
  change('server/main.ts', 'main')
  expect(fingerprint(root)).toBe(before)
})

test('pages are built once, and again after a change', async () => {
  const build = vi.fn(async () => 0)
  await ensureBuilt(root, build)
  await ensureBuilt(root, build)
  expect(build).toHaveBeenCalledTimes(1)
  change('web/components/fee.tsx', 'free')
  await ensureBuilt(root, build)
  expect(build).toHaveBeenCalledTimes(2)
})

test('two launches at once build once', async () => {
  const build = vi.fn(async () => 0)
  await Promise.all([ensureBuilt(root, build), ensureBuilt(root, build)])
  expect(build).toHaveBeenCalledTimes(1)
})

test('a failed build invalidates an earlier one', async () => {
  await ensureBuilt(root, async () => 0)
  change('web/components/fee.tsx', 'broken')
  await expect(ensureBuilt(root, async () => 3)).rejects.toThrow('code 3')
  expect(existsSync(join(root, 'build', '.stamp'))).toBe(false)
})
