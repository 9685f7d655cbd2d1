import { addressOf, expect, open, test } from '#tests/support/browser.ts'
import { logInAsShipper, placeBrowserOrder } from '#tests/support/browser-orders.ts'

const shenzhen = 'sz.localhost'
const list = '/szhmworkbench/ShippingOrderList'

test.describe('the Shenzhen workbench', () => {
  test.use({ locale: 'zh-CN' })

  test('has a shell of its own, with the orders of the company', async ({ page, request }) => {
    await logInAsShipper(page, request, shenzhen)
    await open(page, shenzhen, '/workbench')
    await page.getByRole('button', { name: /我的账号|账号/ }).click()
    await page.getByRole('link', { name: '深圳工作台' }).click()
    await expect(page).toHaveTitle(/^深圳工作台/)
    await expect(page.getByRole('heading', { name: '订单概况' })).toBeVisible()
    await page.getByRole('link', { name: /^已完成/ }).click()
    await expect(page).toHaveURL(addressOf(shenzhen, `${list}?tab=completed`))
    await expect(page.getByRole('heading', { level: 1, name: '订单列表' })).toBeVisible()
    // The page from the server is the same for every order, and becomes that of this one without an error.
    const { number } = await placeBrowserOrder(request, `shenzhen-workbench-${Date.now()}`)
    await open(page, shenzhen, `/szhmworkbench/ShippingOrderDetail?number=${number}`)
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  })

  test('opens the list as it was left, also after a reload', async ({ page, request }) => {
    await logInAsShipper(page, request, shenzhen)
    // Once it asks for its rows, the list is open and keeps its state.
    const rows = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/orders')
    await open(page, shenzhen, `${list}?tab=cancelled&search=S26`)
    await rows
    await page.getByRole('link', { name: '深圳工作台' }).click()
    await expect(page.getByRole('heading', { name: '订单概况' })).toBeVisible()
    await page.getByRole('navigation', { name: '深圳工作台' }).getByRole('link', { name: '订单列表' }).click()
    await expect(page).toHaveURL(addressOf(shenzhen, `${list}?tab=cancelled&search=S26`))
    await page.goto(addressOf(shenzhen, list))
    await expect(page).toHaveURL(addressOf(shenzhen, `${list}?tab=cancelled&search=S26`))
    await expect(page.getByRole('searchbox')).toHaveValue('S26')
  })
})

test('a visitor is asked to log in', async ({ page }) => {
  await open(page, shenzhen, list)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Log in|登录/ })
      .first(),
  ).toBeVisible()
})
