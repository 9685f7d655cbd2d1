import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/accessibility.ts'
import {
  addressOf,
  comeIn,
  expect,
  hosts,
  logInByApi,
  open,
  saveToken,
  test,
} from '#tests/support/browser.ts'
import { placeBrowserOrder, staffTokenOf } from '#tests/support/browser-orders.ts'
import { oceanUrl, shipper } from '#tests/support/price-pages.ts'
import { expectFits } from '#tests/support/widths.ts'

const admin = { width: 1440, height: 900 }
/** So high that the buttons fixed at the bottom of a panel cover no line in part, which axe would call too small. */
const highAdmin = { width: 1440, height: 3000 }
const phone = { width: 390, height: 844 }
const smallest = { width: 320, height: 640 }

/** Every brand in light and dark mode and on both screens, in alternating combinations; of the pages every second. */
const views = [
  { viewport: admin, colorScheme: 'light' },
  { viewport: phone, colorScheme: 'dark' },
  { viewport: phone, colorScheme: 'light' },
  { viewport: admin, colorScheme: 'dark' },
] as const
const turnsOf = (index: number) => (index % 2 === 0 ? views.slice(0, 2) : views.slice(2))
const named = ({ viewport, colorScheme }: (typeof views)[number]) =>
  `${viewport === admin ? 'admin' : 'phone'}, ${colorScheme}`

const pages = ['/aboutUs', '/domestic/yardDetail', '/agreement', '/login', '/dev/outbox']
const visits = [
  ...hosts.map(({ host }, index) => ({ host, path: '/', turns: turnsOf(index) })),
  ...pages.map((path, index) => ({
    host: 'localhost',
    path: `${path}?lang=en`,
    turns: turnsOf(index).slice(0, 1 + (index % 2)),
  })),
]

async function show(page: Page, { viewport, colorScheme }: (typeof views)[number]) {
  await page.setViewportSize(viewport)
  // Colours that are still on their way from day to night are neither.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

for (const { host, path, turns } of visits)
  test(`${path} of ${host} has no barrier`, async ({ page }) => {
    await open(page, host, path)
    for (const view of turns)
      await test.step(named(view), async () => {
        await show(page, view)
        await expectNoBarrier(page)
      })
  })

test('the API reference has no barrier, and no id twice', async ({ page }) => {
  await open(page, 'localhost', '/api/reference?lang=en')
  await expect(page.locator('article[id]').first()).toBeVisible({ timeout: 20_000 })
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })
  expect(twice).toEqual([])
  // A hundred similar calls take axe half a minute: only the first of each section is checked.
  const removed = await page.locator('section > article[id]:nth-of-type(n + 2)').evaluateAll((calls) => {
    for (const call of calls) call.remove()
    return calls.length
  })
  expect(removed).toBeGreaterThan(20)
  await show(page, views[0])
  await expectNoBarrier(page)
})

/** Pages alternate: a desktop in light mode, a phone in dark mode; all at the smallest width. */
async function expectGoodPage(page: Page, turn: number) {
  await show(page, views[turn % 2 === 0 ? 0 : 1])
  if (turn % 2 === 0) await page.setViewportSize(highAdmin)
  await expectNoBarrier(page)
  await page.setViewportSize(smallest)
  await expectFits(page)
}

/** Pages, each with a text that is shown once its data are loaded. */
const pricePages = [
  [
    ['/service/hyzx', 'Next departures from Shanghai'],
    [oceanUrl('CNSHA', 'USLAX'), 'Estimated price range'],
    ['/route/shipownerArea', 'Carrier area'],
    ['/service/shipownerAreaService', 'Carrier area service'],
    ['/route/newShipping', 'New shipping lines'],
    ['/route/newShippingDetail?code=QE1', 'Next departures'],
  ],
  [
    ['/service/truck', 'Trucking quote'],
    ['/service/warehousing', 'Warehouse search'],
    ['/service/warehousing/list', 'Warehouses'],
    ['/service/warehousing/detail?code=WH-NGB-01', 'Get a price for this warehouse'],
    ['/oversea/newSea', 'Overseas warehouse'],
    ['/service/declare', 'Request a quote'],
  ],
  [
    ['/service/yard', 'Depot quote'],
    ['/service/yardService', 'Depot service quotation'],
    ['/service/containerYard/list', 'Depot list'],
    ['/service/containerYard/detail?code=DP-NGB-01', 'Get a price for this depot'],
    ['/quote/verify', 'Verify a quote'],
    ['/quote/request', 'Your request'],
  ],
] as const

const wordsOn = (page: Page, words: string) =>
  page.getByRole('main').getByText(words, { exact: true }).first()

test.describe('prices', () => {
  test.use({ locale: 'en-GB' })
  test.describe.configure({ timeout: 90_000 })

  for (const some of pricePages)
    test(`${some[0][0]} and others have no barrier`, async ({ page }) => {
      for (const [turn, [path, words]] of some.entries()) {
        await open(page, 'localhost', path)
        await expect(wordsOn(page, words)).toBeVisible()
        await test.step(path, () => expectGoodPage(page, turn))
      }
    })

  test('offers, quotes and orders have no barrier', async ({ page, request }) => {
    const { number } = await (await shipper(request)).save()
    const order = await placeBrowserOrder(request, `accessible-order-${Date.now()}`)
    await logInByApi(page, 'localhost')
    const documents = [
      [oceanUrl('CNTAO', 'NLRTM'), 'Maximum cost'],
      ['/workbench/quotes', number],
      [`/workbench/quotes?number=${number}`, 'Quote details'],
      ['/workbench/quotes?show=alerts', 'Add alert'],
      ['/workbench/quotes?show=bulk', 'Paste lanes'],
      [`/service/reserve?quote=${number}`, 'Shipper'],
      ['/service/entrust', 'Get a price: Trucking'],
      ['/workbench/ShippingOrderList', order.number],
      [`/workbench/ShippingOrderDetail?number=${order.number}`, order.number],
    ] as const
    for (const [turn, [path, words]] of documents.entries()) {
      await open(page, 'localhost', path)
      await expect(wordsOn(page, words)).toBeVisible()
      await test.step(path, () => expectGoodPage(page, turn))
    }
  })
})

test.describe('console', () => {
  test.use({ locale: 'en-GB' })

  test('the list of orders has no barrier', async ({ page, request }) => {
    const { number } = await placeBrowserOrder(request, `accessible-list-${Date.now()}`)
    await saveToken(page, 'console.localhost', staffTokenOf('operations'))
    for (const [turn, view] of views.slice(0, 2).entries()) {
      await show(page, view)
      await page.goto(addressOf('console.localhost', '/console/orders?part=all'))
      await expect(wordsOn(page, number)).toBeVisible()
      await test.step(named(view), () => expectGoodPage(page, turn))
    }
  })
})

test.describe('an unknown path', () => {
  test.use({ errorsExpected: true })
  test('has no barrier', async ({ page }) => {
    await open(page, 'localhost', '/nowhere')
    await expectNoBarrier(page)
  })
})

for (const { host } of hosts)
  test(`no page of ${host} is wider than the smallest screen`, async ({ page }) => {
    await page.setViewportSize(smallest)
    await comeIn(page, host)
    const shared = host === 'localhost' ? ['/domestic/truckDetail', '/agreement', '/login'] : []
    for (const path of ['/', '/aboutUs', ...shared]) {
      await open(page, host, `${path}?lang=en`)
      await expectFits(page, path)
    }
  })

test.describe('by keyboard alone', () => {
  test('the first stop skips to the content', async ({ page }) => {
    await open(page, 'localhost')
    await page.keyboard.press('Tab')
    const skip = page.locator(':focus')
    await expect(skip).toHaveAttribute('href', '#content')
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  })

  test('a group of the navigation opens, closes with Escape, and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, 'localhost')
    const group = page.getByRole('banner').locator('[aria-expanded]').first()
    await group.focus()
    await page.keyboard.press('Enter')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(group).toBeFocused()
  })

  test('the menu of a phone opens, keeps the focus, and closes with Escape', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, 'localhost', '/?lang=en')
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () =>
            document.activeElement?.closest('[role="dialog"], dialog') !== null ||
            document.activeElement === document.body,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(menu).toBeFocused()
  })
})
