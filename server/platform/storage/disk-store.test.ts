import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { filesUnder, storeSuite } from '#tests/support/store-suite.ts'
import { diskStore } from './disk-store.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'quayside-store-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const store = diskStore(folder)

describe('a disk store', () => {
  storeSuite({ store, draftFolder: folder, everything: () => filesUnder(folder) })

  test('makes files unreadable for other users of the machine', async () => {
    async function* pieces() {
      yield Buffer.from('private')
    }
    const draft = await store.draft(pieces())
    await draft.save()
    const place = await stat(path.join(folder, draft.id.slice(0, 2), draft.id))
    expect(place.mode & 0o077).toBe(0)
  })

  test('without files has nothing to sweep', async () => {
    expect(await diskStore(path.join(folder, 'new')).sweepDrafts(new Date())).toBe(0)
  })
})
