import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { brandOf, developmentHosts } from '#domain/brands/brands.ts'
import { demoAccount } from './people.ts'

const port = () => process.env.QUAYSIDE_TEST_PORT ?? ''

export const hosts = [...developmentHosts()].map(([host, brand]) => ({ host, brand }))

export const addressOf = (host: string, path = '/') => `http://${host}:${port()}${path}`

/** Fails a test on console errors, uncaught exceptions and policy violations of its page. */
export const test = base.extend<{ errorsExpected: boolean }>({
  errorsExpected: [false, { option: true }],
  page: async ({ page, errorsExpected }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      )
    })
    await use(page)
    if (!errorsExpected) expect(errors).toEqual([])
  },
})

/** Opens a page and waits until the client has started and loaded its lists. */
export async function open(page: Page, host: string, path = '/') {
  const lists = page.waitForResponse((reply) => reply.url().includes('getServiceContact'))
  const reply = await page.goto(addressOf(host, path))
  await lists
  return reply
}

/** Of every host, without scripts and styles: a place to fill its storage before the page of a test opens. */
const openPlainPage = (page: Page, host: string) => page.goto(addressOf(host, '/health/live'))

/** Gives the browser a session before the first page opens: remembered, or for this tab alone. */
export async function saveToken(page: Page, host: string, token: string, isRemembered = true) {
  await openPlainPage(page, host)
  await page.evaluate(
    ([held, remembered]) => (remembered ? localStorage : sessionStorage).setItem('access-token', held),
    [token, isRemembered] as const,
  )
}

/** Logs a demo account in at a host, remembered, without the login page. */
export async function logInByApi(page: Page, host: string, account = 'linhai') {
  await openPlainPage(page, host)
  const { password } = demoAccount(account)
  await page.evaluate(
    async (body) => {
      const reply = await fetch('/api/identity/logIn', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, remember: true }),
      })
      localStorage.setItem('access-token', reply.headers.get('access-token') ?? '')
    },
    { account, password },
  )
}

/** Brands with a parent need a login for every page except the home page. */
export async function comeIn(page: Page, host: string) {
  const brand = hosts.find((known) => known.host === host)?.brand
  if (brand && brandOf(brand).parent) await logInByApi(page, host)
}

export { expect }

/** A request without the browser. Only browsers resolve *.localhost, so the host is set as a header. */
export const requestPage = (
  request: APIRequestContext,
  host: string,
  path: string,
  headers: Record<string, string> = {},
) => request.get(addressOf('localhost', path), { headers: { ...headers, host: `${host}:${port()}` } })
