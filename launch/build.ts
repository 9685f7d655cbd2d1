import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { runChild } from './child.mjs'
import { withLock } from './lock.mjs'
import { packAssets } from './pack-assets.ts'

/** Everything that the pages are built from. */
const inputs = [
  'web',
  'domain',
  'contract',
  'messages',
  'content',
  'public',
  'launch/bundle',
  'server/platform/http/console-file.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** By names and contents, not times, so that a switched branch needs no new build. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  const files = inputs.flatMap((input) => filesUnder(join(root, input))).filter((file) => !isTest(file))
  for (const file of files.sort()) {
    const content = readFileSync(file)
    hash.update(`${relative(root, file).split(sep).join('/')}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const stampFile = (root: string) => join(root, 'build', '.stamp')

const isBuilt = (root: string, wanted: string) =>
  existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8').trim() === wanted

type Builder = (onStart: (pid: number) => void) => Promise<number>

const reactRouterBuild =
  (root: string): Builder =>
  async (onStart) => {
    const bundler = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
    const env = { ...process.env, NODE_ENV: 'production' }
    const code = await runChild(process.execPath, [bundler, 'build'], { cwd: root, env, onStart })
    if (code === 0) packAssets(join(root, 'build', 'client'))
    return code
  }

/** Builds the pages when their sources have changed. */
export async function ensureBuilt(root: string, build: Builder = reactRouterBuild(root)) {
  if (isBuilt(root, fingerprint(root))) return
  const lock = {
    file: join(root, '.cache', 'build.lock'),
    onWait: () => console.log('Waiting for another launch to finish building ...'),
  }
  await withLock(lock, async (alsoHeldBy) => {
    const wanted = fingerprint(root)
    if (isBuilt(root, wanted)) return
    console.log('Building the pages ...')
    rmSync(stampFile(root), { force: true })
    const code = await build(alsoHeldBy)
    if (code !== 0) throw new Error(`Building the pages failed with code ${code}.`)
    mkdirSync(join(root, 'build'), { recursive: true })
    writeFileSync(stampFile(root), `${wanted}\n`)
  })
}
