import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { CircuitOpen, circuitRules } from '#server/platform/circuit.ts'
import { systemClock } from '#server/platform/clock.ts'
import { asRefusal } from '#server/platform/http/error-handler.ts'
import { openS3Server, s3Account } from '#tests/support/s3-server.ts'
import { filesUnder, storeSuite } from '#tests/support/store-suite.ts'
import { type S3Settings, s3Store } from './s3-store.ts'

const server = await openS3Server()
const draftFolder = await mkdtemp(path.join(tmpdir(), 'quayside-drafts-'))
afterAll(() => rm(draftFolder, { recursive: true, force: true }))
const open = (more: Partial<S3Settings> = {}) =>
  s3Store({
    settings: { ...s3Account, endpoint: server.endpoint, ...more },
    draftFolder,
    clock: systemClock,
  })
const store = open()
async function* pieces() {
  yield Buffer.from('a licence')
}
const saved = async () => {
  const draft = await store.draft(pieces())
  await draft.save()
  return draft.id
}
afterEach(() => {
  server.failWith(undefined)
  vi.useRealTimers()
})

describe('an object store', () => {
  const everything = async () => [...server.objects.keys(), ...(await filesUnder(draftFolder))]
  storeSuite({ store, draftFolder, everything })
})

test('nothing is uploaded before it is stored, and then as one object', async () => {
  const before = server.requests.length
  const refused = await store.draft(pieces())
  await refused.discard()
  expect(server.requests).toHaveLength(before)
  const id = await saved()
  expect(server.requests.slice(before)).toEqual([`PUT /quayside/files/${id}`])
})

test('HEAD opens no file', async () => {
  const id = await saved()
  const before = server.requests.length
  const found = await store.read(id)
  expect(server.requests.slice(before)).toEqual([`HEAD /quayside/files/${id}`])
  expect(found && (await text(found))).toBe('a licence')
  expect(server.requests.at(-1)).toBe(`GET /quayside/files/${id}`)
})

test.each([{ keySecret: 'another' }, { keyId: 'another' }, { region: 'elsewhere' }])(
  'a store with %j is refused and stores and reads nothing',
  async (wrong) => {
    const id = await saved()
    const before = [...server.objects.keys()]
    const draft = await open(wrong).draft(pieces())
    await expect(draft.save()).rejects.toThrow('the file store declined: 403')
    await draft.discard()
    await expect(open(wrong).read(id)).rejects.toThrow('the file store declined: 403')
    await expect(open(wrong).remove(id)).rejects.toThrow('the file store declined: 403')
    expect([...server.objects.keys()]).toEqual(before)
    expect(await filesUnder(draftFolder)).toEqual([])
  },
)

describe('a failing store', () => {
  const refusalOf = async (work: Promise<unknown>) => {
    const thrown = await work.then(
      () => undefined,
      (error: unknown) => error,
    )
    return asRefusal(thrown)?.refusal
  }

  test.each([
    [{ status: 503, code: 'SlowDown' }, 'busy'],
    [{ status: 500, code: 'InternalError' }, 'busy'],
    [{ status: 507, code: 'XMinioStorageFull' }, 'storage-full'],
    [{ status: 403, code: 'AccessDenied' }, undefined],
  ])('that answers %j is reported as %s', async (failure, refusal) => {
    const draft = await open().draft(pieces())
    server.failWith(failure)
    expect(await refusalOf(draft.save())).toBe(refusal)
    await draft.discard()
  })

  test('that hangs times out after ten seconds', async () => {
    const fresh = open()
    server.failWith('silent')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const refused = refusalOf(fresh.read('00000000-0000-4000-8000-000000000000'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await refused).toBe('busy')
  })

  test('that cannot be connected is not called for a while', async () => {
    const nowhere = open({ endpoint: 'http://127.0.0.1:1/quayside' })
    const read = () => nowhere.read('00000000-0000-4000-8000-000000000000')
    for (let time = 0; time < circuitRules.failuresToOpen; time += 1)
      expect(await refusalOf(read())).toBe('busy')
    await expect(read()).rejects.toThrow(CircuitOpen)
    expect(await refusalOf(read())).toBe('busy')
  })
})
