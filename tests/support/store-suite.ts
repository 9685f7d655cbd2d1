import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import { draftSweep, sweepDrafts } from '#server/platform/storage/sweep-drafts.ts'

export type StoreUnderTest = {
  readonly store: FileStore
  /** The local folder of its drafts. */
  readonly draftFolder: string
  /** All stored files and drafts. */
  everything(): Promise<readonly string[]>
}

async function* pieces(...texts: readonly string[]) {
  for (const one of texts) yield Buffer.from(one)
}
async function* broken() {
  yield Buffer.from('half')
  throw new Error('the line broke')
}

export const filesUnder = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** Tests that every file store must pass. */
export function storeSuite({ store, draftFolder, everything }: StoreUnderTest) {
  const readAll = async (id: string) => {
    const found = await store.read(id)
    return found && text(found)
  }

  test('a draft cannot be read until it is saved, and then has the same bytes', async () => {
    const before = await everything()
    const draft = await store.draft(pieces('first, ', 'second, ', 'third'))
    expect(await store.read(draft.id)).toBeUndefined()
    expect(await text(draft.read())).toBe('first, second, third')
    await draft.save()
    expect(await readAll(draft.id)).toBe('first, second, third')
    expect(await everything()).toHaveLength(before.length + 1)
    await store.remove(draft.id)
    expect(await store.read(draft.id)).toBeUndefined()
    expect(await everything()).toEqual(before)
  })

  test('reads an empty and a large file back unchanged', async () => {
    const many = Buffer.alloc(3 * 1024 * 1024, 'quay')
    const empty = await store.draft(pieces(''))
    const large = await store.draft(pieces(...Array.from({ length: 3 }, () => 'quay'.repeat(256 * 1024))))
    await Promise.all([empty.save(), large.save()])
    expect(await readAll(empty.id)).toBe('')
    expect(await readAll(large.id)).toBe(many.toString())
  })

  test('a discarded or failed draft leaves nothing behind', async () => {
    const before = await everything()
    await (await store.draft(pieces('unwanted'))).discard()
    await expect(store.draft(broken())).rejects.toThrow('the line broke')
    expect(await everything()).toEqual(before)
  })

  test('no two drafts share an id', async () => {
    const drafts = await Promise.all(Array.from({ length: 20 }, () => store.draft(pieces('x'))))
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(20)
    await Promise.all(drafts.map((draft) => draft.discard()))
  })

  test('removing a missing file has no effect', async () => {
    await store.remove('00000000-0000-4000-8000-000000000000')
    expect(await store.read('00000000-0000-4000-8000-000000000000')).toBeUndefined()
  })

  test.each(['..', '../../etc/passwd', '/etc/passwd', '', 'a\0b', '00000000-0000-4000-8000-00000000000G'])(
    'refuses %j as an id',
    async (id) => {
      await expect(store.read(id)).rejects.toThrow('Not an id')
      await expect(store.remove(id)).rejects.toThrow('Not an id')
    },
  )

  describe('drafts that a killed process left behind', () => {
    const clock = { now: () => new Date() }
    const hoursOld = async (id: string, hours: number) => {
      const file = (await filesUnder(draftFolder)).find((one) => one.includes(id)) ?? ''
      const at = new Date(Date.now() - hours * 60 * 60 * 1000)
      await utimes(file, at, at)
    }

    test('are deleted after a day, and nothing else is', async () => {
      const [old, young, saved] = [
        await store.draft(pieces('old')),
        await store.draft(pieces('young')),
        await store.draft(pieces('saved')),
      ]
      await hoursOld(saved.id, 100)
      await saved.save()
      await hoursOld(old.id, 25)
      await hoursOld(young.id, 23)
      expect(await sweepDrafts(store, clock)).toBe(1)
      const left = (await everything()).join()
      expect([left.includes(old.id), left.includes(young.id)]).toEqual([false, true])
      expect(await readAll(saved.id)).toBe('saved')
      await young.discard()
    })

    test('are deleted every night', async () => {
      const job = draftSweep(store, clock)
      expect(job).toMatchObject({ name: 'sweep-drafts', cron: '37 4 * * *' })
      const draft = await store.draft(pieces('left behind'))
      await hoursOld(draft.id, 48)
      await job.work({})
      expect((await everything()).join()).not.toContain(draft.id)
    })
  })
}
