import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build, type Rollup } from 'vite'
import { addressOf } from './browser.ts'
import type { Harness } from './client-harness.ts'

declare global {
  interface Window {
    harness: Harness
  }
}

const entry = fileURLToPath(new URL('./client-harness.ts', import.meta.url))

/** The bundled client, built once per test file. */
export async function bundleHarness(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'harness' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput[]
  const [chunk] = made.flatMap(({ output }) => output)
  if (chunk?.type !== 'chunk') throw new Error('The harness was not built')
  return chunk.code
}

export type Reply = {
  status?: number
  json?: unknown
  headers?: Record<string, string>
  body?: string
  type?: string
}

/** Opens the harness on the origin of the site. */
export async function openHarness(page: Page, script: string): Promise<void> {
  await page.route('**/harness', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script type="module">${script}</script>`,
    }),
  )
  await page.goto(addressOf('localhost', '/harness'))
  await page.waitForFunction(() => 'harness' in window)
}

export const answer = (page: Page, path: string, reply: Reply) =>
  page.route(`**${path}*`, (route) =>
    route.fulfill({
      status: reply.status ?? 200,
      headers: reply.headers,
      contentType: reply.type ?? 'application/json',
      body: reply.body ?? JSON.stringify(reply.json),
    }),
  )
