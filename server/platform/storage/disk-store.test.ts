import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { diskStore } from './disk-store.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'quayside-store-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const store = diskStore(folder)

async function* pieces(...texts: readonly string[]) {
  for (const text of texts) yield Buffer.from(text)
}
const readAll = async (id: string) => {
  const found = await store.read(id)
  return found && text(found)
}
const filesIn = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('a draft is nobody’s until it is kept, and then the very bytes', async () => {
  const draft = await store.draft(pieces('first, ', 'second, ', 'third'))
  expect(await store.read(draft.id)).toBeUndefined()
  await draft.keep()
  expect(await readAll(draft.id)).toBe('first, second, third')
  const place = await stat(path.join(folder, draft.id.slice(0, 2), draft.id))
  expect(place.mode & 0o077).toBe(0)
  await store.remove(draft.id)
  expect(await store.read(draft.id)).toBeUndefined()
})

test('a draft that is discarded or breaks off leaves nothing behind', async () => {
  const before = await filesIn()
  await (await store.draft(pieces('unwanted'))).discard()
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('the line broke')
  }
  await expect(store.draft(broken())).rejects.toThrow('the line broke')
  expect(await filesIn()).toEqual(before)
})

test('no two drafts share an id', async () => {
  const drafts = await Promise.all(Array.from({ length: 20 }, () => store.draft(pieces('x'))))
  expect(new Set(drafts.map(({ id }) => id)).size).toBe(20)
})

test.each(['..', '../../etc/passwd', '/etc/passwd', '', 'a\0b', '00000000-0000-4000-8000-00000000000G'])(
  'a path is never made of %j',
  async (id) => {
    await expect(store.read(id)).rejects.toThrow('Not an id')
  },
)
