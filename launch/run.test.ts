import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { heapFlagsFor } from './server-memory.mjs'

vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 })

const launchFolder = dirname(fileURLToPath(import.meta.url))
let root = ''
const running: ChildProcess[] = []
const programs = [
  'run.mjs',
  'child.mjs',
  'install.mjs',
  'installed.mjs',
  'lock.mjs',
  'own-node.mjs',
  'server-memory.mjs',
]

const task = (name: string, source: string) =>
  writeFileSync(join(root, 'launch', 'tasks', `${name}.ts`), source)

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'quayside-run-')))
  mkdirSync(join(root, 'launch', 'tasks'), { recursive: true })
  for (const name of programs) cpSync(join(launchFolder, name), join(root, 'launch', name))
  for (const name of ['on-orphaned.ts', 'on-shutdown.ts'])
    cpSync(join(launchFolder, name), join(root, 'launch', name))
  const own = { name: 'tried', version: '1.0.0' }
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...own, type: 'module' }))
  const lock = { ...own, lockfileVersion: 3, packages: { '': own } }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock))
  task(
    'tell',
    `console.log(JSON.stringify({ args: process.argv.slice(2), path: process.env.PATH, cwd: process.cwd() }))`,
  )
  const tellMemory = 'console.log(JSON.stringify([process.execArgv, process.env.MALLOC_ARENA_MAX]))'
  for (const name of ['start', 'other']) task(name, tellMemory)
  task('fail', 'process.exitCode = 7')
  task(
    'serve',
    `import { writeFileSync } from 'node:fs'
     import { onShutdown } from '../on-shutdown.ts'
     let asked: number = 0
     for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => asked++)
     const leave = () => { writeFileSync(process.argv[2], String(asked)); process.exit(5) }
     onShutdown(() => { console.log('leaving'); setTimeout(leave, 300) })
     console.log('serving')
     setInterval(() => {}, 1000)`,
  )
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(root, { recursive: true, maxRetries: 5 }))

function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(root, 'launch', 'run.mjs'), ...args], {
    cwd: tmpdir(),
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  return child
}

async function ended(child: ReturnType<typeof run>) {
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code }
}

test('two parallel launches install once, later ones not at all', async () => {
  const first = await Promise.all([ended(run(['tell'])), ended(run(['tell']))])
  expect(first.map(({ code }) => code)).toEqual([0, 0])
  expect(first.filter(({ out }) => out.includes('Installing'))).toHaveLength(1)
  expect((await ended(run(['tell']))).out).not.toContain('Installing')
  expect(existsSync(join(root, 'node_modules', '.quayside-install'))).toBe(true)
  expect(existsSync(join(root, '.cache', 'install.lock'))).toBe(false)
})

test('a task gets its arguments, runs in the project folder, and finds the project’s node first', async () => {
  const { out } = await ended(run(['tell', '--port', '4']))
  const report = JSON.parse(out.slice(out.indexOf('{')))
  expect(report).toMatchObject({ args: ['--port', '4'], cwd: root })
  expect(report.path.startsWith(dirname(process.execPath))).toBe(true)
})

test('the task that serves starts with the limits of heap and allocator, another without', async () => {
  const env = { NODE_OPTIONS: undefined, MALLOC_ARENA_MAX: undefined }
  const report = async (name: string) => {
    const { out } = await ended(run([name], env))
    return JSON.parse(out.slice(out.indexOf('[[')))
  }
  expect(await report('start')).toEqual([expect.arrayContaining(heapFlagsFor('start', {})), '2'])
  const [flags, arenas] = await report('other')
  expect([flags.filter((flag: string) => flag.includes('space-size')), arenas]).toEqual([[], null])
})

test('the launcher exits with the code of the task', async () => {
  expect((await ended(run(['fail']))).code).toBe(7)
})

test.each(['nonsense', '../tasks/tell', ''])(
  'for an unknown task "%s" the existing tasks are listed',
  async (name) => {
    const { code, err } = await ended(run([name]))
    expect(code).toBe(1)
    expect(err).toContain('Known tasks: fail, other, serve, start, tell')
  },
)

async function said(launcher: ReturnType<typeof run>, words: string) {
  for await (const chunk of launcher.stdout.iterator({ destroyOnReturn: false }))
    if (`${chunk}`.includes(words)) return
}

async function serving(note: string, start: () => ReturnType<typeof run>) {
  const launcher = start()
  await said(launcher, 'serving')
  return { launcher, note: join(root, note) }
}

const written = (file: string) =>
  vi.waitFor(() => readFileSync(file, 'utf8') || Promise.reject(), { timeout: 5_000 })

test('a signal is passed on once, and the launcher waits for the task', async () => {
  const { launcher, note } = await serving('signalled', () => run(['serve', join(root, 'signalled')]))
  launcher.kill('SIGTERM')
  await said(launcher, 'leaving')
  launcher.kill('SIGTERM')
  const [code] = await once(launcher, 'exit')
  expect({ code, asked: readFileSync(note, 'utf8') }).toEqual({ code: 5, asked: '1' })
})

test('a task stops cleanly when its launcher is killed with -9', async () => {
  const { launcher, note } = await serving('orphaned', () => run(['serve', join(root, 'orphaned')]))
  launcher.kill('SIGKILL')
  expect(await written(note)).toBe('0')
})

test('a task stops cleanly when npm is killed with -9, although the shell between them goes on', async () => {
  const program = `require('node:child_process').spawn('sh', ['-c', process.argv[1]], { stdio: 'inherit' })`
  // The second command keeps the shell from replacing itself by the first.
  const command = `"${process.execPath}" "${join(root, 'launch', 'run.mjs')}" serve "${join(root, 'npm')}"; true`
  const start = () => {
    const npm = spawn(process.execPath, ['-e', program, command], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.push(npm)
    return npm
  }
  const { launcher, note } = await serving('npm', start)
  launcher.kill('SIGKILL')
  expect(await written(note)).toBe('1')
})
