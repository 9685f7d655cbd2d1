import type { Page, Request } from '@playwright/test'
import { addressOf, expect, logInByApi, open, test } from '#tests/support/browser.ts'
import { demoAccount } from '#tests/support/people.ts'

const lin = demoAccount('linhai')
test.use({ locale: 'en-GB' })

async function logIn(page: Page, remember: boolean) {
  await open(page, 'localhost', '/login')
  await page.getByLabel('Mobile, email or account').fill(lin.account)
  await page.getByLabel('Password', { exact: true }).fill(lin.password)
  if (remember) await page.getByLabel('Remember me').check()
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
}

test('who is remembered comes in and leaves in every tab at once', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, 'localhost', '/aboutUs')
  await logIn(page, true)
  await expect(other.getByRole('button', { name: 'Your account' })).toContainText(lin.name)
  await other.getByRole('button', { name: 'Your account' }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
})

test('a tab of its own stays its own', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, 'localhost', '/aboutUs')
  await logIn(page, false)
  await other.evaluate(() => new BroadcastChannel('quayside-session').postMessage({ type: 'logged-in' }))
  await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(other).toHaveURL(addressOf('localhost', '/aboutUs'))
})

test('the next token reaches the other tab, an older or a foreign one does not', async ({
  page,
  context,
}) => {
  await logIn(page, false)
  const held = () => page.evaluate(() => sessionStorage.getItem('access-token') ?? '')
  const [version, session] = (await held()).split('.')
  const other = await context.newPage()
  await open(other, 'localhost', '/aboutUs')
  const tell = (token: string) =>
    other.evaluate(
      (given) =>
        new BroadcastChannel('quayside-session').postMessage({ type: 'token-replaced', token: given }),
      token,
    )
  await tell(`${version}.${session}.3.third`)
  await expect.poll(held).toBe(`${version}.${session}.3.third`)
  await tell(`${version}.${session}.2.second`)
  await tell(`${version}.00000000-0000-4000-8000-000000000000.9.foreign`)
  await tell(`${version}.${session}.4.fourth`)
  await expect.poll(held).toBe(`${version}.${session}.4.fourth`)
})

test('what one tab learns of the reader the other one shows', async ({ page, context }) => {
  const other = await context.newPage()
  await logIn(page, true)
  await open(other, 'localhost', '/aboutUs')
  await expect(other.getByRole('button', { name: 'Your account' })).toContainText(lin.name)
  const session = await page.evaluate(() => (localStorage.getItem('access-token') ?? '').split('.')[1])
  const tell = (from: string | undefined, name: string) =>
    page.evaluate(
      ([of, called]) =>
        new BroadcastChannel('quayside-session').postMessage({
          type: 'user',
          session: of,
          known: {
            person: { id: 'x', account: 'x', name: called, mobile: '138****0001' },
            myCompany: null,
          },
        }),
      [from, name],
    )
  await expect(async () => {
    await tell(session, 'Renamed Elsewhere')
    await expect(other.getByRole('button', { name: 'Your account' })).toContainText('Renamed Elsewhere', {
      timeout: 500,
    })
  }).toPass()
  await tell('00000000-0000-4000-8000-000000000000', 'Another Person')
  await expect(other.getByRole('button', { name: 'Your account' })).toContainText('Renamed Elsewhere')
})

test('a hidden tab closes its stream and opens it again when it is shown', async ({ page }) => {
  const isWatching = (request: Request) => request.url().endsWith('/api/notifications/watch')
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await logInByApi(page, 'localhost', 'sunli')
  const [line] = await Promise.all([page.waitForRequest(isWatching), page.goto(addressOf('localhost'))])
  const hungUp = page.waitForEvent('requestfailed', (request) => request === line)
  await look('hidden')
  await hungUp
  const again = page.waitForRequest(isWatching)
  await look('visible')
  expect(await again).not.toBe(line)
})
