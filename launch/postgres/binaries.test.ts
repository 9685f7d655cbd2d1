import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountFor } from './account.ts'
import { findBinaries, reachableBinaries } from './binaries.ts'

vi.setConfig({ testTimeout: 30_000 })

const isRoot = process.geteuid?.() === 0
const run = promisify(execFile)
let base = ''

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'quayside-binaries-'))
  await chmod(base, 0o755)
})
afterAll(() => rm(base, { recursive: true, force: true }))

test('the bundled binaries run here', async () => {
  const { postgres, initdb } = await findBinaries(await accountFor(join(base, 'none')))
  expect((await run(postgres, ['--version'])).stdout).toMatch(/PostgreSQL\) 18\./)
  expect((await run(initdb, ['--version'])).stdout).toMatch(/PostgreSQL\) 18\./)
})

test.runIf(isRoot)(
  'root gives PostgreSQL an account without rights, or the one that owns the data',
  async () => {
    expect((await accountFor(join(base, 'none')))?.uid).toBeGreaterThan(0)
    const folder = await mkdtemp(join(base, 'owned-'))
    await run('chown', ['12345:12346', folder])
    expect(await accountFor(folder)).toEqual({ uid: 12_345, gid: 12_346 })
  },
)

test.runIf(isRoot)('a user without access to the binaries gets a copy, made once', async () => {
  const account = await accountFor(join(base, 'none'))
  if (!account) throw new Error('root always runs PostgreSQL under another account')
  const { postgres } = await findBinaries(account)
  const folder = join(await mkdtemp(join(base, 'root-only-')), 'package')
  await cp(dirname(dirname(dirname(postgres))), folder, { recursive: true, verbatimSymlinks: true })

  const copyFolder = join(base, 'shelter')
  const reached = await reachableBinaries(folder, account, copyFolder)
  expect(reached.postgres.startsWith(copyFolder)).toBe(true)
  expect((await run(reached.initdb, ['--version'], account)).stdout).toMatch(/PostgreSQL\) 18\./)

  const copiedAt = (await stat(reached.postgres)).ctimeMs
  expect(await reachableBinaries(folder, account, copyFolder)).toEqual(reached)
  expect((await stat(reached.postgres)).ctimeMs).toBe(copiedAt)
  expect(await readdir(copyFolder)).toHaveLength(1)
})
