import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { type EmbeddedUrls, startEmbedded } from '#launch/postgres/embedded.ts'
import { readConfig } from '#server/platform/config.ts'
import { roleOf } from '#server/platform/database/connect.ts'
import { prepareDatabase } from '#server/platform/database/prepare.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: EmbeddedUrls
  }
}

export const templateDatabase = 'site_template'

/** One server for the whole run; each test file copies the template database. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-test-'))
  const postgres = await startEmbedded({ folder, log: () => {}, isDisposable: true })
  const admin = new Client({ connectionString: postgres.administratorUrl })
  await admin.connect()
  const { url: ownerUrl, servingUrl, administratorUrl } = postgres
  const owner = roleOf(ownerUrl)
  await admin.query(`CREATE DATABASE ${templateDatabase} OWNER ${owner}`)
  // Tests look at the locks that others wait for.
  await admin.query(`GRANT pg_read_all_stats TO ${owner}`)
  const url = new URL(ownerUrl)
  url.pathname = `/${templateDatabase}`
  // The default key: with another one the authenticator secrets of the demo staff cannot be decrypted.
  const { SECRET_KEY: secretKey } = readConfig({})
  await prepareDatabase(url.href, {
    demoData: true,
    today: shanghaiDay(new Date()),
    secretKey,
    servingRole: roleOf(servingUrl),
  })
  await admin.end()
  project.provide('postgres', { url: ownerUrl, servingUrl, administratorUrl })
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
