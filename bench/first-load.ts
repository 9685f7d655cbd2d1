import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { startHouse } from './contenders.ts'

const client = fileURLToPath(new URL('../build/client', import.meta.url))
const budgets = { js: 140_000, css: 12_000 }
const pages = [
  'http://localhost',
  'http://nb.localhost',
  'http://sh.localhost',
  'http://fj.localhost',
  'http://net.localhost',
  'http://sz.localhost',
]

const packedSize = (path: string) => statSync(join(client, `${path}.gz`)).size

/** What a first visit loads, as a real browser asks for it, counted in the packed bytes of the build. */
export async function benchFirstLoad(executablePath: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-bench-'))
  const house = await startHouse(folder)
  const port = new URL(house.origin).port
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  try {
    for (const [page, path] of [
      ...pages.map((host) => [host, '/'] as const),
      ['http://localhost', '/domestic/yardDetail'] as const,
    ]) {
      const context = await browser.newContext()
      const tab = await context.newPage()
      const asked = new Set<string>()
      tab.on('request', (request) => asked.add(new URL(request.url()).pathname))
      const reply = await tab.goto(`${page}:${port}${path}`, { waitUntil: 'networkidle' })
      if (!reply?.ok()) throw new Error(`${page}${path} was answered ${reply?.status()}`)
      const sum = (ending: string) =>
        [...asked]
          .filter((name) => name.startsWith('/assets/') && name.endsWith(ending))
          .reduce((total, name) => total + packedSize(name), 0)
      const [js, css] = [sum('.js'), sum('.css')]
      const verdict = js <= budgets.js && css <= budgets.css ? 'within budget' : 'OVER BUDGET'
      console.log(
        `${(page + path).padEnd(42)} JavaScript ${(js / 1000).toFixed(1)} of 140 kB, CSS ${(css / 1000).toFixed(1)} of 12 kB gz: ${verdict}`,
      )
      await context.close()
    }
  } finally {
    await browser.close()
    house.stop()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    rmSync(folder, { recursive: true, force: true })
  }
}
