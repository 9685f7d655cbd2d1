import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { type Serving, serve } from '#server/main.ts'
import type { PageSource } from '#server/pages/index.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { type Reply, type RequestOptions, sendRequest } from './http.ts'
import { tinySite } from './tiny-site.ts'

export type Site = Serving & {
  readonly database: TestDatabase
  request(path: string, asked?: RequestOptions): Promise<Reply>
}

export type SiteOptions = {
  readonly env?: NodeJS.ProcessEnv
  readonly source?: PageSource
  /** For a second instance on the database of an open site. */
  readonly database?: TestDatabase
}

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-site-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The whole site with its own database, on a free port; stopped at the end of the test file. */
export async function openSite({ env, source, database }: SiteOptions = {}): Promise<Site> {
  const own = database ?? (await testDatabase())
  const serving = await serve({
    env: { DATABASE_URL: own.url, DATA_FOLDER: await ownFolder(), PORT: '0', LOG_LEVEL: 'silent', ...env },
    source: source ?? tinySite(),
  })
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= serving.stop())
  afterAll(stop)
  return { ...serving, stop, database: own, request: (path, asked) => sendRequest(serving.port, path, asked) }
}
