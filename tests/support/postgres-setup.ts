import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/platform/database/embedded.ts'
import { prepareDatabase } from '#server/platform/database/prepare.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

export const templateDatabase = 'house_template'

/** One server for the whole run; each test file copies the finished template database for itself. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-test-'))
  const postgres = await startEmbedded({ folder, log: () => {} })
  const admin = new Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${templateDatabase}`)
  const url = new URL(postgres.url)
  url.pathname = `/${templateDatabase}`
  await prepareDatabase(url.href, { demoData: true, today: '2026-11-15' })
  await admin.end()
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
