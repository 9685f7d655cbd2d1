import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { json } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { isMissing } from '#server/platform/storage/unfinished.ts'
import { BackupRefused, type Manifest, manifestName, manifestSchema, ownerOfEntry } from './manifest.ts'
import { DamagedArchive, type TarEntry, tarEntries } from './tar.ts'

const zlibError = /^(Z_|ERR_(_)?ZLIB)/

const isDamage = (error: unknown) =>
  error instanceof DamagedArchive ||
  (error instanceof Error && 'code' in error && zlibError.test(String(error.code)))

/** The entries of an archive, in their order. */
export async function* entriesOf(file: string): AsyncGenerator<TarEntry> {
  const source = createReadStream(file)
  const plain = createGunzip()
  source.on('error', (error) => plain.destroy(error))
  try {
    yield* tarEntries(source.pipe(plain))
  } catch (error) {
    if (isMissing(error)) throw new BackupRefused(`There is no file ${file}.`)
    if (!isDamage(error)) throw error
    throw new BackupRefused(`${file} is damaged or not a backup.`, { cause: error })
  } finally {
    source.destroy()
    plain.destroy()
  }
}

async function readManifest(file: string, body: AsyncIterable<Buffer>): Promise<Manifest> {
  const parsed = manifestSchema.safeParse(await json(body).catch(() => undefined))
  if (parsed.success) return parsed.data
  throw new BackupRefused(`${file} is damaged or of another kind: its manifest cannot be read.`)
}

/** Compares what is in the archive with its manifest. */
function findDifference(manifest: Manifest, hashes: ReadonlyMap<string, Hash>): string | undefined {
  const expected = new Map([
    ...manifest.tables.map(({ name, sha256 }) => [name, sha256] as const),
    ...manifest.files.map(({ id, sha256 }) => [id, sha256] as const),
  ])
  const empty = createHash('sha256').digest('hex')
  const wrong = [...expected].find(([name, sha256]) => (hashes.get(name)?.digest('hex') ?? empty) !== sha256)
  return wrong?.[0] ?? [...hashes.keys()].find((name) => !expected.has(name))
}

/** Reads the whole archive and proves that it is complete, before anything is restored from it. */
export async function inspectArchive(file: string): Promise<Manifest> {
  const hashes = new Map<string, Hash>()
  let manifest: Manifest | undefined
  for await (const { name, body } of entriesOf(file)) {
    if (name === manifestName) {
      manifest = await readManifest(file, body)
      continue
    }
    const owner = ownerOfEntry(name)
    if (!owner) throw new BackupRefused(`${file} is damaged or not a backup: it has ${JSON.stringify(name)}.`)
    const key = 'table' in owner ? owner.table : owner.file
    const hash = hashes.get(key) ?? createHash('sha256')
    hashes.set(key, hash)
    for await (const piece of body) hash.update(piece)
  }
  if (!manifest) throw new BackupRefused(`${file} is damaged or not finished: it has no manifest.`)
  const wrong = findDifference(manifest, hashes)
  if (wrong) throw new BackupRefused(`${file} is damaged: ${wrong} is not as its manifest says.`)
  return manifest
}
