import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import type { BrandCode } from '#domain/brands/brand.ts'
import { type Serving, serve } from '#server/main.ts'
import type { PageSource } from '#server/pages/index.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { productionDatabase, type TestDatabase, testDatabase } from './database.ts'
import { type Reply, type RequestOptions, sendRequest } from './http.ts'
import { tinySite } from './tiny-site.ts'

export type Site = Serving & {
  readonly database: TestDatabase
  request(path: string, asked?: RequestOptions): Promise<Reply>
}

export type SiteOptions = {
  readonly env?: NodeJS.ProcessEnv
  /** For what development mode refuses in the environment. */
  readonly config?: Partial<Config>
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
export async function openSite({ env, config, source, database }: SiteOptions = {}): Promise<Site> {
  const own = database ?? (await testDatabase())
  const always = {
    DATABASE_URL: own.url,
    DATABASE_OWNER_URL: own.ownerUrl,
    DATA_FOLDER: await ownFolder(),
    PORT: '0',
    LOG_LEVEL: 'silent',
  }
  const serving = await serve({
    config: { ...readConfig({ ...always, ...env }), ...config },
    source: source ?? tinySite(),
  })
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= serving.stop())
  afterAll(stop)
  return { ...serving, stop, database: own, request: (path, asked) => sendRequest(serving.port, path, asked) }
}

const publicHosts: Readonly<Record<BrandCode, string>> = {
  group: 'www',
  ningbo: 'nb',
  shanghai: 'sh',
  fujian: 'fj',
  network: 'net',
  shenzhen: 'sz',
}

export const productionEnv = {
  QUAYSIDE_MODE: 'production',
  SECRET_KEY: 'a-secret-of-this-installation',
  METRICS_TOKEN: 'a-token-of-this-installation',
  BRAND_HOSTS: Object.entries(publicHosts)
    .map(([code, host]) => `${code}=${host}.quayside.example`)
    .join(';'),
}

/** The site in production mode, on a database without demo data. */
export const openProductionSite = async ({ env, ...options }: SiteOptions = {}): Promise<Site> =>
  openSite({ database: await productionDatabase(), ...options, env: { ...productionEnv, ...env } })
