import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { S3mini } from 's3mini'
import { type Circuit, createCircuit } from '#server/platform/circuit.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Declined } from '#server/platform/unreachable.ts'
import { checkedId, type Draft, type FileStore } from './file-store.ts'
import { piecesOf, removeFile, sweepUnfinished, unfinishedPlace, writeOut } from './unfinished.ts'

export type S3Settings = {
  /** With the bucket: `https://s3.example/bucket` or `https://bucket.s3.example`. */
  readonly endpoint: string
  readonly region: string
  readonly keyId: string
  readonly keySecret: string
}
export type S3Deps = {
  readonly settings: S3Settings
  /** Local folder for drafts. */
  readonly draftFolder: string
  readonly clock: Clock
}

const service = 'the file store'

/** Time until the reply starts; the body may then take as long as its reader. */
const replyLimitMs = 10_000

const limitedFetch: typeof fetch = async (input, init) => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), replyLimitMs)
  return fetch(input, { ...init, signal: controller.signal }).finally(() => clearTimeout(timer))
}

const storageFull = 507

/** A refusal of the store is an answer; a full store is reported like a full disk. */
function classifyError(error: unknown): unknown {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return error
  if (error.status === storageFull)
    return new Declined(`${service} is full`, { cause: Object.assign(new Error('full'), { code: 'ENOSPC' }) })
  return error.status < 500 ? new Declined(`${service} declined: ${error.status}`) : error
}

const throughCircuit =
  (circuit: Circuit) =>
  <T>(work: () => Promise<T>): Promise<T> =>
    circuit(() =>
      work().catch((error: unknown) => {
        throw classifyError(error)
      }),
    )

async function* piecesIn(open: () => Promise<Response | null>): AsyncGenerator<Uint8Array> {
  const response = await open()
  if (!response?.body) throw new Error('A file is gone from the store')
  yield* response.body
}

/**
 * Files in an object store. A draft stays on the local disk until it is stored: an object appears
 * whole or not at all, refused files are never uploaded, and nothing has to be moved inside the bucket.
 */
export function s3Store({ settings, draftFolder, clock }: S3Deps): FileStore {
  const s3 = new S3mini({
    accessKeyId: settings.keyId,
    secretAccessKey: settings.keySecret,
    endpoint: settings.endpoint,
    region: settings.region,
    fetch: limitedFetch,
  })
  const request = throughCircuit(createCircuit({ service, clock, limitMs: replyLimitMs }))
  const keyOf = (id: string) => `files/${checkedId(id)}`
  const save = async (id: string, unfinished: string) => {
    const bytes = await openAsBlob(unfinished)
    await request(() => s3.putObject(keyOf(id), bytes))
    await removeFile(unfinished)
  }
  return {
    async draft(pieces): Promise<Draft> {
      const id = randomUUID()
      const unfinished = unfinishedPlace(path.join(draftFolder, id))
      await writeOut(unfinished, pieces)
      return {
        id,
        read: () => piecesOf(unfinished),
        save: () => save(id, unfinished),
        discard: () => removeFile(unfinished),
      }
    },
    async read(id) {
      const key = keyOf(id)
      const isThere = await request(() => s3.objectExists(key))
      return isThere ? piecesIn(() => request(() => s3.getObjectResponse(key))) : undefined
    },
    async remove(id) {
      const key = keyOf(id)
      await request(() => s3.deleteObject(key))
    },
    sweepDrafts: (untouchedSince) => sweepUnfinished(draftFolder, untouchedSince),
  }
}
