import type { Page } from '@playwright/test'
import { addressOf, expect, test } from '#tests/support/browser.ts'
import { pageOf } from '#tests/support/newcomers.ts'
import { shipper } from '#tests/support/price-pages.ts'

test('a quote opened offline says so inside the page, and loads when the connection is back', async ({
  browser,
  request,
}) => {
  const { token, save } = await shipper(request)
  const { number } = await save()
  const page = await pageOf(browser, { token }, '/workbench/quotes')
  const link = page.getByRole('link', { name: number })
  await expect(link).toBeVisible()
  await page.context().setOffline(true)
  await link.click()
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bulk quote' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Price breakdown' })).toBeVisible()
})

const priceUrl = addressOf('localhost', '/service/hyzx?lang=en')
const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About us' })

/** A page that has shown its routes and is alive; a reload would remove the mark. */
async function openPrices(page: Page) {
  const routes = page.waitForResponse((reply) => reply.url().includes('/__manifest'))
  await page.goto(priceUrl)
  await routes
  await page.getByLabel('Bills of lading').waitFor({ state: 'attached' })
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
}
const isSameDocument = (page: Page) => page.evaluate(() => 'mark' in document.documentElement.dataset)

test('offline, a link to a page not visited yet leaves the page as it is, and Try again opens it later', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  await openPrices(page)
  await page.context().setOffline(true)
  await headerLink(page).click()
  const notice = page.getByRole('alert').filter({ hasText: 'You are offline' })
  await expect(notice).toBeVisible()
  expect(page.url()).toBe(priceUrl)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ocean FCL')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeVisible()
  expect(page.url()).toBe(priceUrl)
  await page.context().setOffline(false)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/aboutUs/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/)
  await expect(notice).toBeHidden()
  expect(await isSameDocument(page)).toBe(true)
})

test('a page whose script a new release has replaced is loaded as a document, once', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  await openPrices(page)
  await page.route(/\/assets\/about-[^/]*\.js/, (route) => route.fulfill({ status: 404 }))
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await headerLink(page).click()
  await expect(page).toHaveURL(/\/aboutUs/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/)
  expect(await isSameDocument(page)).toBe(false)
  await page.waitForTimeout(1_000)
  expect(documents).toEqual(['/aboutUs'])
})
