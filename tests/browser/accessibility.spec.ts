import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { comeIn, expect, hosts, open, test } from '#tests/support/browser.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function expectNoBarrier(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([])
}

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Every brand and every kind of page by day and by night, on both screens; brands take turns in which goes with which. */
const views = [
  { viewport: desk, colorScheme: 'light' },
  { viewport: phone, colorScheme: 'dark' },
  { viewport: phone, colorScheme: 'light' },
  { viewport: desk, colorScheme: 'dark' },
] as const
const turnsOf = (index: number) => (index % 2 === 0 ? views.slice(0, 2) : views.slice(2))
const named = ({ viewport, colorScheme }: (typeof views)[number]) =>
  `${viewport === desk ? 'desk' : 'phone'}, ${colorScheme}`

const pages = ['/aboutUs', '/domestic/yardDetail', '/agreement', '/login', '/api/reference', '/dev/outbox']
const visits = [
  ...hosts.map(({ host }) => ({ host, path: '/' })),
  ...pages.map((path) => ({ host: 'localhost', path: `${path}?lang=en` })),
]

for (const [index, { host, path }] of visits.entries())
  for (const view of turnsOf(index))
    test.describe(named(view), () => {
      test.use(view)
      test(`${path} of ${host} has no barrier`, async ({ page }) => {
        await open(page, host, path)
        await expectNoBarrier(page)
      })
    })

test.describe('an unknown path', () => {
  test.use({ troubleExpected: true })
  test('has no barrier', async ({ page }) => {
    await open(page, 'localhost', '/nowhere')
    await expectNoBarrier(page)
  })
})

for (const { host } of hosts)
  test(`no page of ${host} is wider than the smallest screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await comeIn(page, host)
    for (const path of ['/', '/aboutUs', '/domestic/truckDetail', '/agreement', '/login']) {
      await open(page, host, `${path}?lang=en`)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBeLessThanOrEqual(0)
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
