import type { Browser, Page } from '@playwright/test'
import { addressOf, expect, open, saveToken, test } from '#tests/support/browser.ts'
import { codeFor, newcomerPassword, ofThisTry } from '#tests/support/newcomers.ts'
import { services, textsByLanguage, upToParam } from '#tests/support/price-pages.ts'
import { reviewerToken } from '#tests/support/reviewer.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const licence = 'database/seeds/demo/licences/nanyu.png'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const newcomer = () => ({
  email: ofThisTry('joost@maas-bloemen.example', 'pieter@maas-bloemen.example'),
  company: ofThisTry('Maas Bloemen Export', 'Maas Tulpen Export'),
  number: ofThisTry('24.123.456', '24.123.457'),
})

async function register(page: Page) {
  const { email, company } = newcomer()
  await press(page, 'Use an email address instead')
  await field(page, 'Email').fill(email)
  await press(page, 'Send code')
  await field(page, 'Verification code').fill(await codeFor(page.request, email))
  await field(page, 'Name').fill('Joost de Maas')
  await field(page, 'Company name').fill(company)
  for (const label of ['Password', 'Confirm password']) await field(page, label).fill(newcomerPassword)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await press(page, 'Register')
}

async function certify(browser: Browser) {
  const { company } = newcomer()
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await saveToken(page, 'console.localhost', reviewerToken())
  const search = encodeURIComponent(company)
  await page.goto(addressOf('console.localhost', `/console/certifications?search=${search}`))
  await expect(page.getByText(/^NL 2412345/)).toBeVisible()
  await page.getByRole('link', { name: company }).click()
  await expect(page.getByText('Netherlands', { exact: true })).toBeVisible()
  await press(page, 'View licence (access is recorded)')
  await expect(page.getByRole('img', { name: `Business licence of ${company}` })).toBeVisible()
  await press(page, 'Approve')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('status').filter({ hasText: company })).toBeVisible()
  await page.context().close()
}

test('a user abroad goes from a price range to a verified company and a saved quote', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const texts = textsByLanguage.find(({ locale }) => locale.startsWith('en'))
  if (!texts) throw new Error('There are no English texts')
  const { prices, mine } = texts
  const [ocean] = services
  await open(page, 'localhost', ocean.path)
  await ocean.search(page, texts)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Register', exact: true }).click()
  await register(page)
  await main.getByRole('link', { name: 'Verify your company' }).click()

  const { company, number } = newcomer()
  await expect(field(page, 'Full company name')).toHaveValue(company)
  await expect(field(page, 'Unified social credit code')).toBeHidden()
  await field(page, 'Country or region of registration').selectOption({ label: 'Netherlands' })
  await field(page, 'Company registration number').fill(number)
  await page.setInputFiles('input[type=file]', licence)
  await expect(page.getByRole('img', { name: 'Business licence preview' })).toBeVisible()
  await press(page, 'Submit for verification')
  await expect(page.getByRole('heading', { name: 'Application sent, awaiting review' })).toBeVisible()
  await certify(browser)

  await page.getByRole('link', { name: 'Back to the page you came from' }).click()
  await page.getByRole('button', { name: upToParam(prices.save.button) }).click()
  await page.getByRole('link', { name: prices.save.see }).click()
  await expect(page.getByRole('heading', { name: mine.quote.facts })).toBeVisible()
})
