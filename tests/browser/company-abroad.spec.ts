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
  await press(page, 'Continue')
  await field(page, 'Name').fill('Joost de Maas')
  await field(page, 'Company name').fill(company)
  for (const label of ['Password', 'Confirm password']) await field(page, label).fill(newcomerPassword)
  await page.getByRole('checkbox').check()
  await press(page, 'Register')
}

/** Staff work in Chinese. */
async function certify(browser: Browser) {
  const { company } = newcomer()
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await saveToken(page, 'console.localhost', reviewerToken())
  const search = encodeURIComponent(company)
  await page.goto(addressOf('console.localhost', `/console/certifications?search=${search}`))
  await expect(page.getByText(/^NL 2412345/)).toBeVisible()
  await page.getByRole('link', { name: company }).click()
  await expect(page.getByText('荷兰', { exact: true })).toBeVisible()
  await press(page, '查看文件（查看会留下记录）')
  await expect(page.getByRole('img', { name: `${company} 的营业执照或注册登记文件` })).toBeVisible()
  await press(page, '通过')
  await page.getByRole('dialog').getByRole('button', { name: '通过' }).click()
  await expect(page.getByRole('status').filter({ hasText: company })).toBeVisible()
  await page.context().close()
}

test('a user abroad goes from a price range to a verified company and a saved quote', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const [english, chinese] = ['en', 'zh'].map((language) =>
    textsByLanguage.find(({ locale }) => locale.startsWith(language)),
  )
  if (!english || !chinese) throw new Error('A language has no texts')
  const [ocean] = services
  await open(page, 'localhost', ocean.path)
  await ocean.search(page, english)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Register', exact: true }).click()
  await register(page)
  await main.getByRole('link', { name: 'Verify your company' }).click()

  const { company, number } = newcomer()
  await expect(field(page, 'Full company name')).toHaveValue(company)
  await expect(field(page, 'Unified social credit code')).toBeHidden()
  await expect(main.getByText('Business licence or registration document', { exact: true })).toBeVisible()
  await field(page, 'Country or region of registration').selectOption({ label: 'Netherlands' })
  await field(page, 'Company registration number').fill(number)
  await expect(main.getByText('Company registration document', { exact: true })).toBeVisible()
  await page.setInputFiles('input[type=file]', licence)
  await expect(
    page.getByRole('img', { name: 'Preview of the business licence or registration document' }),
  ).toBeVisible()
  await press(page, 'Submit for verification')
  await expect(page.getByRole('heading', { name: 'Application sent, awaiting review' })).toBeVisible()
  await certify(browser)

  await page.getByRole('link', { name: 'See the price you searched for' }).click()
  await expect(page.getByRole('button', { name: upToParam(english.prices.save.button) })).toBeVisible()
  // The rest in the other language, with the same offers.
  await page.getByRole('link', { name: '中文' }).first().click()
  await page.getByRole('button', { name: upToParam(chinese.prices.save.button) }).click()
  await page.getByRole('link', { name: chinese.prices.save.see }).click()
  await expect(page.getByRole('heading', { name: chinese.mine.quote.facts })).toBeVisible()
})
