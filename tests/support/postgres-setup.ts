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
import { templates } from './templates.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: EmbeddedUrls
  }
}

/** One server for the whole run; each test file copies a template database. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-test-'))
  const postgres = await startEmbedded({ folder, log: () => {}, isDisposable: true })
  const admin = new Client({ connectionString: postgres.administratorUrl })
  await admin.connect()
  const { url: ownerUrl, servingUrl, administratorUrl } = postgres
  const owner = roleOf(ownerUrl)
  // The default key: with another one the authenticator secrets of the demo staff cannot be decrypted.
  const { SECRET_KEY: secretKey } = readConfig({})
  // Tests look at the locks that others wait for.
  await admin.query(`GRANT pg_read_all_stats TO ${owner}`)
  const prepare = (name: string, demoData: boolean) =>
    prepareDatabase(Object.assign(new URL(ownerUrl), { pathname: name }).href, {
      demoData,
      today: shanghaiDay(new Date()),
      secretKey,
      servingRole: roleOf(servingUrl),
    })
  await admin.query(`CREATE DATABASE ${templates.production} OWNER ${owner}`)
  await prepare(templates.production, false)
  await admin.query(
    `CREATE DATABASE ${templates.site} TEMPLATE ${templates.production} STRATEGY FILE_COPY OWNER ${owner}`,
  )
  await prepare(templates.site, true)
  await admin.end()
  project.provide('postgres', { url: ownerUrl, servingUrl, administratorUrl })
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
