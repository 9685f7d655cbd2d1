import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { startSite } from './contenders.ts'

const client = fileURLToPath(new URL('../build/client', import.meta.url))
/** The budget of a page with a form would allow more; our homes stay close to the size of a content page. */
const budgets = {
  content: { js: 140_000, css: 12_000 },
  home: { js: 145_000, css: 12_000 },
  form: { js: 240_000, css: 25_000 },
} as const
/** The same for every page: one font for Latin letters, packed in itself. */
const fontBudget = 48_000
const pages = [
  'http://localhost',
  'http://nb.localhost',
  'http://sh.localhost',
  'http://fj.localhost',
  'http://net.localhost',
  'http://sz.localhost',
]

const sizeOf = (path: string) => statSync(join(client, path)).size
const packedSize = (path: string) => sizeOf(`${path}.gz`)

/** The files that a first visit loads until the page is hydrated and has its lists. */
async function filesOf(browser: Browser, url: string): Promise<readonly string[]> {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const asked = new Set<string>()
  tab.on('request', (request) => asked.add(new URL(request.url()).pathname))
  const lists = tab.waitForResponse((reply) => reply.url().includes('getServiceContact'))
  const reply = await tab.goto(url, { waitUntil: 'networkidle' })
  if (!reply?.ok()) throw new Error(`${url} was answered ${reply?.status()}`)
  await lists
  await context.close()
  return [...asked].filter((name) => name.startsWith('/assets/'))
}

/** What a first visit loads, as a real browser asks for it, counted in the packed bytes of the build. */
export async function benchFirstLoad(executablePath: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-bench-'))
  const site = await startSite(folder)
  const port = new URL(site.origin).port
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  try {
    for (const [page, path, kind] of [
      ...pages.map((host) => [host, '/', 'home'] as const),
      ['http://localhost', '/domestic/yardDetail', 'content'] as const,
      ['http://localhost', '/service/hyzx', 'form'] as const,
      ['http://localhost', '/service/truck', 'form'] as const,
      ['http://localhost', '/service/warehousing/list', 'form'] as const,
    ]) {
      const max = budgets[kind]
      const files = await filesOf(browser, `${page}:${port}${path}`)
      const sum = (ending: string, size = packedSize) =>
        files.filter((name) => name.endsWith(ending)).reduce((total, name) => total + size(name), 0)
      const [js, css, fonts] = [sum('.js'), sum('.css'), sum('.woff2', sizeOf)]
      const isWithin = js <= max.js && css <= max.css && fonts <= fontBudget
      const result = isWithin ? 'within budget' : 'OVER BUDGET'
      console.log(
        `${(page + path).padEnd(42)} JavaScript ${(js / 1000).toFixed(1)} of ${max.js / 1000} kB, CSS ${(css / 1000).toFixed(1)} of ${max.css / 1000} kB gz, fonts ${(fonts / 1000).toFixed(1)} of ${fontBudget / 1000} kB: ${result}`,
      )
    }
  } finally {
    await browser.close()
    site.stop()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    rmSync(folder, { recursive: true, force: true })
  }
}
