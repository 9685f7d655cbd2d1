import { randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, accountFor } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { runInitdb } from './initdb.ts'
import { isRunning } from './process.ts'

const majorVersion = '18'

/** An initialised cluster and what is needed to run it. */
export type Cluster = {
  readonly folder: string
  readonly path: string
  readonly logFile: string
  readonly password: string
  readonly account: Account | undefined
  readonly binaries: Binaries
  /** Marks the command line of the cluster's server: device and inode of the folder, which stay when it is moved. */
  readonly mark: string
  /** Nothing in it is needed after a crash: its commits do not wait for the disk. */
  readonly isDisposable: boolean
}

const readIfThere = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** Two first starts at once agree on one password: the first link wins. */
async function choosePassword(file: string, account: Account | undefined) {
  const aside = `${file}.${process.pid}`
  await rm(aside, { force: true })
  await writeFile(aside, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true })
  if (account) await chown(aside, account.uid, account.gid)
  await link(aside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(aside, { force: true })
}

async function passwordOf(file: string, account: Account | undefined, isInitialised: boolean) {
  const saved = await readIfThere(file)
  if (saved?.trim()) return saved.trim()
  if (isInitialised)
    throw new Error(`${file} is missing or empty, and the database cannot be opened without it. Restore it.`)
  if (saved !== undefined) await rm(file, { force: true })
  await choosePassword(file, account)
  return (await readFile(file, 'utf8')).trim()
}

/** Removes what a killed first start left behind, but not what a running one works on. */
async function removeUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    const [, pid] = name.match(/^postgres\.new\.(\d+)$/) ?? []
    if (!pid || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue
    // Its initdb may still be writing, hence the retries; at worst the rest stays until the next first start.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(
      () => {},
    )
  }
}

async function flushFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

type Initialising = Omit<Cluster, 'mark' | 'isDisposable'>

/** Created aside and renamed when complete, so that an existing cluster is always complete. */
async function initialise(cluster: Initialising) {
  await removeUnfinished(cluster.folder)
  const unfinished = `${cluster.path}.new.${process.pid}`
  await mkdir(unfinished, { mode: 0o700 })
  if (cluster.account) await chown(unfinished, cluster.account.uid, cluster.account.gid)
  await runInitdb({ ...cluster, path: unfinished, passwordFile: passwordFileIn(cluster.folder) })
  await rename(unfinished, cluster.path).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  await flushFolder(cluster.folder)
}

/** A cluster restored or copied by root belongs to root; PostgreSQL must own it. */
async function giveTo(account: Account, path: string) {
  if ((await stat(path)).uid === account.uid) return
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), account.uid, account.gid)
  await chown(path, account.uid, account.gid)
  await chmod(path, 0o700)
}

const passwordFileIn = (folder: string) => join(folder, 'postgres.password')

function refuseOtherVersion(path: string, version: string) {
  if (version.trim() === majorVersion) return
  throw new Error(`${path} was made by PostgreSQL ${version.trim()}, and this is PostgreSQL ${majorVersion}.`)
}

/** Finds or creates the cluster of a data folder. */
export async function openCluster(
  dataFolder: string,
  log: (line: string) => void,
  isDisposable = false,
): Promise<Cluster> {
  await mkdir(dataFolder, { recursive: true })
  const folder = await realpath(dataFolder)
  const path = join(folder, 'postgres')
  const account = await accountFor(path)
  const binaries = await findBinaries(account)
  const version = await readIfThere(join(path, 'PG_VERSION'))
  const password = await passwordOf(passwordFileIn(folder), account, version !== undefined)
  const cluster = { folder, path, logFile: join(folder, 'postgres.log'), password, account, binaries }
  if (version === undefined) {
    log(`Creating the database in ${path}`)
    await initialise(cluster)
  } else refuseOtherVersion(path, version)
  if (account) await giveTo(account, path)
  const { dev, ino } = await stat(path, { bigint: true })
  return { ...cluster, mark: `quayside-${dev}-${ino}`, isDisposable }
}
