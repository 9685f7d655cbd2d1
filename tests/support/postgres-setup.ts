import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { readConfig } from '#server/platform/config.ts'
import { startEmbedded } from '#server/platform/database/embedded.ts'
import { prepareDatabase } from '#server/platform/database/prepare.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

export const templateDatabase = 'site_template'

/** One server for the whole run; each test file copies the finished template database for itself. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-test-'))
  const postgres = await startEmbedded({ folder, log: () => {} })
  const admin = new Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${templateDatabase}`)
  const url = new URL(postgres.url)
  url.pathname = `/${templateDatabase}`
  // The key of a house that is told none: whoever serves with another finds the demo staff locked out.
  const { SECRET_KEY: secretKey } = readConfig({})
  await prepareDatabase(url.href, { demoData: true, today: shanghaiDay(new Date()), secretKey })
  await admin.end()
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
