import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { DataFolderInUse, type Embedded, startEmbedded } from './embedded.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const isRoot = process.geteuid?.() === 0
const here = new URL('./embedded.ts', import.meta.url).href
let base = ''
const started: Embedded[] = []
const children: ChildProcess[] = []

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'quayside-embedded-'))
  // mkdtemp allows only us in; the first tests let the unprivileged user in.
  await chmod(base, 0o755)
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const embedded of started.splice(0)) await embedded.stop()
})
afterAll(() => rm(base, { recursive: true, force: true, maxRetries: 5 }))

async function start(folder: string) {
  const lines: string[] = []
  const embedded = await startEmbedded({ folder: join(base, folder), log: (line) => lines.push(line) })
  started.push(embedded)
  return { ...embedded, lines }
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

/** Another process that owns the folder; prints the outcome of its start. */
function startElsewhere(folder: string) {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(here)})
    const start = startEmbedded({ folder: ${JSON.stringify(join(base, folder))}, log: () => {} })
    await start.then(({ url }) => console.log(url), (error) => console.log(error.name === 'Error' ? error.message : error.name))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const outcome = once(child.stdout, 'data').then(([text]) => `${text}`.trim())
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { outcome, kill }
}

const postmasterPid = async (folder: string) =>
  Number.parseInt(await readFile(join(base, folder, 'postgres', 'postmaster.pid'), 'utf8'), 10)

async function eventually<T>(attempt: () => Promise<T>, timeoutMs = 5_000): Promise<T> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(20)
    }
  }
}

describe('a data folder that is used repeatedly', () => {
  const folder = 'used'

  beforeAll(async () => {
    const { url, stop } = await start(folder)
    await ask(url, 'CREATE TABLE cargo (mark text)')
    await ask(url, "INSERT INTO cargo VALUES ('启舷')")
    await stop()
  })

  test('commits are on disk, text is UTF-8, time is UTC, and only this machine can connect', async () => {
    const { url, administratorUrl } = await start(folder)
    const setting = async (name: string) => (await ask(administratorUrl, `SHOW ${name}`))[0]
    expect(await setting('server_version_num')).toMatch(/^18\d{4}$/)
    expect([await setting('fsync'), await setting('synchronous_commit')]).toEqual(['on', 'on'])
    expect([await setting('server_encoding'), await setting('TimeZone')]).toEqual(['UTF8', 'UTC'])
    expect([await setting('listen_addresses'), await setting('unix_socket_directories')]).toEqual([
      '127.0.0.1',
      '',
    ])
    expect(await ask(url, "SELECT upper('ä')")).toEqual(['Ä'])
  })

  test('a clean stop leaves no server running, and the next start finds the data', async () => {
    const first = await start(folder)
    await first.stop()
    await expect(ask(first.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
    await expect(postmasterPid(folder)).rejects.toThrow('ENOENT')
    const second = await start(folder)
    expect(await ask(second.url, 'SELECT mark FROM cargo')).toContain('启舷')
  })

  test('a connection needs the password', async () => {
    const { url } = await start(folder)
    const stranger = new URL(url)
    stranger.password = 'guess'
    await expect(ask(stranger.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
  })

  test('a second instance is refused with the pid of the first, which goes on', async () => {
    const { url } = await start(folder)
    const pid = await postmasterPid(folder)
    const refusal = await start(folder).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DataFolderInUse)
    expect(refusal).toMatchObject({ message: expect.stringContaining(`process id ${process.pid}`) })
    expect(refusal).toMatchObject({ message: expect.stringContaining(join(base, folder)) })
    expect(await postmasterPid(folder)).toBe(pid)
    expect(await ask(url, 'SELECT mark FROM cargo')).toContain('启舷')
  })

  test('the server of an owner killed with -9 is taken over without a restart', async () => {
    const other = startElsewhere(folder)
    const url = await other.outcome
    const pid = await postmasterPid(folder)
    await ask(url, "INSERT INTO cargo VALUES ('acknowledged')")
    await other.kill()
    const heir = await start(folder)
    expect(heir.url).toBe(url)
    expect(await postmasterPid(folder)).toBe(pid)
    expect(await ask(heir.url, 'SELECT mark FROM cargo')).toContain('acknowledged')
    await heir.stop()
    await expect(ask(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
  })

  test('a server killed with -9 comes back on the same port, twice', async () => {
    const { url, lines } = await start(folder)
    for (const round of [1, 2]) {
      const pid = await postmasterPid(folder)
      process.kill(pid, 'SIGKILL')
      await eventually(() => ask(url, `INSERT INTO cargo VALUES ('round ${round}')`))
      expect(await postmasterPid(folder)).not.toBe(pid)
      await eventually(async () =>
        expect(lines.filter((line) => line.includes('is back'))).toHaveLength(round),
      )
    }
    expect(await ask(url, "SELECT count(*)::int FROM cargo WHERE mark LIKE 'round%'")).toEqual([2])
    expect(await startElsewhere(folder).outcome).toBe('DataFolderInUse')
  })

  test.runIf(process.platform === 'linux')(
    'a query that goes on computing does not keep a killed server away',
    async () => {
      const { url } = await start(folder)
      const endless = ask(url, 'SELECT count(*) FROM generate_series(1, 1e6) a, generate_series(1, 1e6) b')
      endless.catch(() => {})
      const computing = "SELECT pid FROM pg_stat_activity WHERE query LIKE '%1e6) b' AND state = 'active'"
      await eventually(async () => expect(await ask(url, computing)).toHaveLength(1))
      process.kill(await postmasterPid(folder), 'SIGKILL')
      await eventually(() => ask(url, 'SELECT 1'))
      await expect(endless).rejects.toThrow('terminated')
    },
  )

  test('the owner keeps its folder after a crash inside the server', async () => {
    const { url, lines } = await start(folder)
    const [backend] = await ask(
      url,
      "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'quayside owner%'",
    )
    process.kill(Number(backend), 'SIGKILL')
    await eventually(async () => expect(lines.join()).toContain('is back on port'))
    expect(await startElsewhere(folder).outcome).toBe('DataFolderInUse')
    expect(await ask(url, 'SELECT mark FROM cargo')).toContain('启舷')
  })

  test.each([
    ['of a process that is gone', () => `${2 ** 22 + 1}\n`],
    ['whose number now belongs to another program', () => `${process.pid}\n/x\n1\n24999\n\n\n1 1\nready\n`],
    ['left empty by a power cut', () => ''],
  ])('starts despite a pid file %s', async (_, content) => {
    await writeFile(join(base, folder, 'postgres', 'postmaster.pid'), content())
    const { url } = await start(folder)
    expect(await ask(url, 'SELECT mark FROM cargo')).toContain('启舷')
  })
})

test('starts after a first start that was killed', async () => {
  const folder = 'unfinished'
  const other = startElsewhere(folder)
  await eventually(async () => {
    const entries = await readdir(join(base, folder))
    const unfinished = entries.find((name) => name.startsWith('postgres.new.')) ?? 'not yet'
    await readFile(join(base, folder, unfinished, 'PG_VERSION'))
  })
  await other.kill()
  const { url } = await start(folder)
  expect(await ask(url, 'SELECT current_database()')).toEqual(['quayside'])
  expect((await readdir(join(base, folder))).filter((name) => name.includes('new'))).toEqual([])
})

test('exactly one of two parallel first starts gets the folder', async () => {
  const starts = [startElsewhere('contested'), startElsewhere('contested')]
  const outcomes = await Promise.all(starts.map(({ outcome }) => outcome))
  expect(outcomes.sort()).toEqual(['DataFolderInUse', expect.stringMatching(/^postgres:/)])
  await Promise.all(starts.map(({ kill }) => kill()))
  const { url } = await start('contested')
  expect(await ask(url, 'SELECT 1')).toEqual([1])
})

test('does not touch a database whose password is lost', async () => {
  await mkdir(join(base, 'locked', 'postgres'), { recursive: true, mode: 0o700 })
  await writeFile(join(base, 'locked', 'postgres', 'PG_VERSION'), '18\n')
  await expect(start('locked')).rejects.toThrow('postgres.password is missing')
  expect(await readdir(join(base, 'locked'))).toEqual(['postgres'])
})

test.runIf(isRoot)('root can start it in a folder that only root can enter', async () => {
  await mkdir(join(base, 'private', 'deep'), { recursive: true })
  await chmod(join(base, 'private'), 0o700)
  const first = await start('private/deep/data')
  await ask(first.url, 'CREATE TABLE cargo (mark text)')
  await first.stop()
  const second = await start('private/deep/data')
  expect(await ask(second.url, 'SELECT count(*)::int FROM cargo')).toEqual([0])
})
