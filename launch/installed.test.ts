import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalledByHand, isStamped, stampFile, wantedStamp } from './installed.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quayside-installed-'))
  mkdirSync(join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true }))

const plain = { version: '1.0.0', integrity: 'sha512-a' }
const forThisMachine = { ...plain, optional: true, os: process.platform, cpu: [process.arch] }
const forAnother = { ...plain, optional: true, os: ['plan9'], cpu: ['vax'] }
const forAnOptionalOne = { ...plain, optional: true }

const write = (name: string, packages: Record<string, object>) =>
  writeFileSync(join(root, name), JSON.stringify({ packages }))
const lock = (packages: Record<string, object>) => write('package-lock.json', { '': {}, ...packages })
const record = (packages: Record<string, object>) => write('node_modules/.package-lock.json', packages)

test('a stamp is valid for one content of the lock file', () => {
  lock({ 'node_modules/a': plain })
  expect(isStamped(root)).toBe(false)
  writeFileSync(stampFile(root), `${wantedStamp(root)}\n`)
  expect(isStamped(root)).toBe(true)
  lock({ 'node_modules/a': { ...plain, version: '1.0.1' } })
  expect(isStamped(root)).toBe(false)
})

test('without a record of npm nothing counts as installed', () => {
  lock({})
  expect(isInstalledByHand(root)).toBe(false)
})

test('packages for other platforms may be missing', () => {
  lock({ 'node_modules/a': plain, 'node_modules/b': forAnother, 'node_modules/c': forAnOptionalOne })
  record({ 'node_modules/a': plain })
  expect(isInstalledByHand(root)).toBe(true)
})

test.each([
  ['everything is there', true, { a: plain, own: forThisMachine }],
  ['a package is missing', false, { own: forThisMachine }],
  ['a package has another version', false, { a: { ...plain, version: '0.9.0' }, own: forThisMachine }],
  ['a package has another content', false, { a: { ...plain, integrity: 'sha512-b' }, own: forThisMachine }],
  ["this machine's own package is missing", false, { a: plain }],
])('an installation where %s is enough: %s', (_, isEnough, packages) => {
  lock({ 'node_modules/a': plain, 'node_modules/own': forThisMachine })
  record(Object.fromEntries(Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry])))
  expect(isInstalledByHand(root)).toBe(isEnough)
})
