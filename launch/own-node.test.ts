import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { environmentFor, isUsable, nodesFor } from './own-node.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quayside-node-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test.each([
  ['20.20.2', false],
  ['22.21.9', false],
  ['22.22.0', true],
  ['23.0.0', true],
  ['24.21.0', true],
])("a machine's Node %s is usable: %s", (version, serves) => {
  expect(isUsable(version)).toBe(serves)
})

test("the project's own Node comes first, the machine's second", () => {
  expect(nodesFor(root).map(({ path }) => path)).toEqual([process.execPath])
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const folder = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin')
  const own = join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
  mkdirSync(folder, { recursive: true })
  writeFileSync(own, '')
  expect(nodesFor(root).map(({ path }) => path)).toEqual([own, process.execPath])
})

test('children find the same node, however PATH is spelt', () => {
  const path = join(root, 'bin', 'node')
  expect(environmentFor(path, { PATH: '/usr/bin', A: '1' })).toEqual({
    PATH: [join(root, 'bin'), '/usr/bin'].join(delimiter),
    A: '1',
  })
  expect(environmentFor(path, { Path: 'x' })).toEqual({ Path: [join(root, 'bin'), 'x'].join(delimiter) })
  expect(environmentFor(path, {})).toEqual({ PATH: join(root, 'bin') })
})
