import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { developmentHosts } from '#domain/brands/brands.ts'

const port = () => process.env.QUAYSIDE_TEST_PORT ?? ''

export const hosts = [...developmentHosts()].map(([host, brand]) => ({ host, brand }))

export const addressOf = (host: string, path = '/') => `http://${host}:${port()}${path}`

/** What no visit may leave behind: errors in the console, scripts that broke, policy violations. */
export const test = base.extend<{ troubleExpected: boolean; quiet: undefined }>({
  troubleExpected: [false, { option: true }],
  quiet: [
    async ({ page, troubleExpected }, use) => {
      const troubles: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text())
      })
      page.on('pageerror', (error) => troubles.push(String(error)))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      await use(undefined)
      if (!troubleExpected) expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until it is alive: the lists every client loads have arrived. */
export async function open(page: Page, host: string, path = '/') {
  const lists = page.waitForResponse((reply) => reply.url().includes('getServiceContact'))
  const reply = await page.goto(addressOf(host, path))
  await lists
  return reply
}

export { expect }

/** Asks without a browser, which alone knows that every *.localhost is this machine. */
export const ask = (
  request: APIRequestContext,
  host: string,
  path: string,
  headers: Record<string, string> = {},
) => request.get(addressOf('localhost', path), { headers: { ...headers, host: `${host}:${port()}` } })
