import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { testFonts } from '#launch/test-fonts.ts'
import { addressOf, expect, logInByApi, open, test } from '#tests/support/browser.ts'
import { platformFonts } from '#tests/support/platform-fonts.ts'
import { setWideFont } from '#tests/support/widths.ts'

const assets = 'build/client/assets'
const maxBytes = 48_000

test('one font comes with the pages, small, preloaded and loaded once', async ({ page }) => {
  const files = readdirSync(assets).filter((name) => /\.(woff2?|[ot]tf)$/.test(name))
  expect(files).toHaveLength(1)
  const [file = ''] = files
  expect(statSync(join(assets, file)).size).toBeLessThanOrEqual(maxBytes)
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && asked.push(request.url()))
  await open(page, 'localhost', '/?lang=en')
  const preloads = page.locator('link[rel="preload"][as="font"]')
  await expect(preloads).toHaveCount(1)
  await expect(preloads).toHaveAttribute('href', `/assets/${file}`)
  await page.evaluate(() => document.fonts.ready)
  expect(asked).toEqual([addressOf('localhost', `/assets/${file}`)])
})

test('figures are of one width in dates and figures, not on the whole page', async ({ page }) => {
  await open(page, 'localhost')
  const widths = await page.evaluate(() => {
    const kindOf = (element: Element) => getComputedStyle(element).fontVariantNumeric
    const date = document.body.appendChild(document.createElement('time'))
    return { page: kindOf(document.documentElement), text: kindOf(document.body), date: kindOf(date) }
  })
  expect(widths).toEqual({ page: 'normal', text: 'normal', date: 'tabular-nums' })
})

test('the wide font of the width checks is at least 15 % wider than Inter', async ({ page }) => {
  await open(page, 'localhost', '/agreement?lang=en')
  const measure = () =>
    page.evaluate(() => {
      const text = document.querySelector('main')?.textContent ?? ''
      return ['400', '600'].map((weight) => {
        const line = document.body.appendChild(document.createElement('span'))
        line.style.cssText = `position: absolute; white-space: nowrap; font-weight: ${weight}`
        line.textContent = text.replaceAll(/\s+/g, ' ')
        const { width } = line.getBoundingClientRect()
        line.remove()
        return width
      })
    })
  const [normal = 0, bold = 0] = await measure()
  await setWideFont(page)
  const [wideNormal = 0, wideBold = 0] = await measure()
  expect(wideNormal / normal).toBeGreaterThan(1.15)
  expect(wideBold / bold).toBeGreaterThan(1.15)
})

/** On other systems the browser gets its fonts from the system, which no file configures. */
const isLinux = process.platform === 'linux'
const seen = [
  '/?lang=en',
  '/?lang=zh',
  '/service/hyzx?lang=en',
  '/service/warehousing/list?lang=zh',
  '/workbench/quotes?lang=en',
]
if (isLinux)
  test('every word is drawn in a font that the project brings', async ({ page }) => {
    test.setTimeout(90_000)
    await logInByApi(page, 'localhost')
    const known = ['Inter Variable, with the page', ...testFonts]
    for (const path of seen)
      await test.step(path, async () => {
        await open(page, 'localhost', path)
        const drawn = await platformFonts(page)
        expect(known).toEqual(expect.arrayContaining([...drawn]))
        expect(drawn).toContain('Inter Variable, with the page')
      })
  })
