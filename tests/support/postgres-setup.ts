import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { startEmbedded } from '#launch/postgres/embedded.ts'
import { readConfig } from '#server/platform/config.ts'
import { prepareDatabase } from '#server/platform/database/prepare.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

export const templateDatabase = 'site_template'

/** One server for the whole run; each test file copies the template database. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-test-'))
  const postgres = await startEmbedded({ folder, log: () => {} })
  const admin = new Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${templateDatabase}`)
  const url = new URL(postgres.url)
  url.pathname = `/${templateDatabase}`
  // The default key: with another one the authenticator secrets of the demo staff cannot be decrypted.
  const { SECRET_KEY: secretKey } = readConfig({})
  await prepareDatabase(url.href, { demoData: true, today: shanghaiDay(new Date()), secretKey })
  await admin.end()
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
