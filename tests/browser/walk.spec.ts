import type { Browser, Page } from '@playwright/test'
import { addressOf, expect, open, saveToken, test } from '#tests/support/browser.ts'
import { creditCode } from '#tests/support/licences.ts'
import { codeFor, newcomerPassword, ofThisTry } from '#tests/support/newcomers.ts'
import { reviewerToken } from '#tests/support/reviewer.ts'

const host = 'nb.localhost'
const companyNames = ['长堤远洋货运有限公司', '远岸通达货运有限公司'] as const
const company = () => ({
  name: ofThisTry<string>(...companyNames),
  creditCode: creditCode(ofThisTry(7_777, 7_778)),
})
const licence = 'database/seeds/demo/licences/nanyu.png'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** Every step by hand, as a customer of the Ningbo brand would, in Chinese. */
async function register(browser: Browser, mobile: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await open(page, host, '/login?mode=register&redirect=%2Fworkbench%2Fcertification')
  await field(page, '手机号').fill(mobile)
  await press(page, '获取验证码')
  await field(page, '验证码').fill(await codeFor(page.request, mobile))
  await press(page, '下一步')
  await field(page, '姓名').fill(name)
  await field(page, '公司名称').fill(company().name)
  await field(page, '密码').fill(newcomerPassword)
  await field(page, '确认密码').fill(newcomerPassword)
  await page.getByRole('checkbox').check()
  await press(page, '注册')
  await expect(page).toHaveURL(addressOf(host, '/workbench/certification'))
  return page
}

async function apply(page: Page) {
  await field(page, '公司名称').fill(company().name)
  await field(page, '统一社会信用代码').fill(company().creditCode)
  await page.setInputFiles('input[type=file]', licence)
  await expect(page.getByRole('img', { name: '营业执照或注册登记文件预览' })).toBeVisible()
  await press(page, '提交认证')
}

/** At the console, in English, with a session that the run has opened: a code of an authenticator lets in once. */
async function certify(browser: Browser) {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await saveToken(page, 'console.localhost', reviewerToken())
  await page.goto(addressOf('console.localhost', `/console/certifications?search=${company().creditCode}`))
  await page.getByRole('link', { name: company().name }).click()
  await press(page, 'View document (access is recorded)')
  await expect(
    page.getByRole('img', { name: `Business licence or registration document of ${company().name}` }),
  ).toBeVisible()
  await press(page, 'Approve')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('status').filter({ hasText: company().name })).toBeVisible()
}

test('register, certify, get approved, and accept a colleague', async ({ browser }) => {
  test.setTimeout(90_000)
  const head = await register(browser, ofThisTry('13955550001', '13955550011'), '顾长堤')
  await apply(head)
  await expect(heading(head, '申请已发送，等待审核')).toBeVisible()
  await certify(browser)
  // The open page hears of it by itself.
  await expect(heading(head, '企业已认证')).toBeVisible()

  const colleague = await register(browser, ofThisTry('13955550002', '13955550012'), '苏晚舟')
  await apply(colleague)
  await press(colleague, '申请加入')
  await expect(heading(colleague, '申请已发送，等待审核')).toBeVisible()

  // The administrator decides in English; the colleague reads the answer in Chinese.
  await head.goto(addressOf(host, '/workbench/company'))
  await head.getByRole('link', { name: 'English' }).first().click()
  await press(head, 'Approve 苏晚舟')
  await expect(head.getByRole('row', { name: /苏晚舟/ })).toBeVisible()
  await expect(heading(colleague, '企业已认证')).toBeVisible()
})
