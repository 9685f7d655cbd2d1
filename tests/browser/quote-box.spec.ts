import { addressOf, expect, open, test } from '#tests/support/browser.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('en-GB', () => {
  test.use({ locale: 'en-GB' })

  test('the quote box of the group finds a destination by pinyin and shows a price range', async ({
    page,
  }) => {
    await open(page, 'localhost')
    const destination = page.getByRole('combobox', { name: 'Destination', exact: true })
    await page.getByLabel('Destination', { exact: true }).focus()
    const get = page.getByRole('button', { name: 'Get price', exact: true })
    await destination.fill('nowhere at all')
    await get.click()
    await page.getByRole('link', { name: 'No location found for “nowhere at all”' }).click()
    await expect(destination).toBeFocused()
    await page.getByLabel('Port of loading', { exact: true }).selectOption('Ningbo')
    await destination.fill('lutedan')
    await page.getByLabel('Container type', { exact: true }).selectOption('20GP')
    await page.getByLabel('Quantity', { exact: true }).fill('2')
    await get.click()
    await expect(page).toHaveURL(/\/service\/booking\?pol=CNNGB&pod=NLRTM&/)
    await expect(page.getByText('Ningbo to Rotterdam')).toBeVisible()
    const shown = page.getByRole('region', { name: 'Offers' })
    await expect(shown.getByText(/^Approx\. CNY\s[\d,]+ – [\d,]+ per container$/)).toBeVisible()
  })
})

for (const width of [1440, 390])
  test(`at ${width} px the quote box takes a date from its calendar and shows it whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'nb.localhost')
    const day = page.getByRole('textbox', { name: '最早日期', exact: true })
    await day.focus()
    await page.getByRole('button', { name: '打开日历' }).click()
    await page.getByRole('button', { name: '下个月' }).click()
    await page.getByRole('gridcell', { name: /28日/ }).click()
    await expect(day).toHaveValue(/^20\d\d年\d{1,2}月28日$/)
    expect(await day.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
    // The text is taken for a place as the field is left, and the press on the button must not be lost by it.
    await page.getByRole('combobox', { name: '目的港', exact: true }).fill('lutedan')
    await page.getByRole('button', { name: '查询价格', exact: true }).click()
    await expect(page).toHaveURL(/\/service\/booking\?.*from=20\d\d-\d\d-28/)
  })

test('what was typed before the scripts arrived opens the list of ports, and Back keeps the port', async ({
  page,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto(addressOf('nb.localhost'), { waitUntil: 'commit' })
  const plain = page.getByRole('textbox', { name: '目的港', exact: true })
  await plain.click()
  await page.keyboard.type('lutedan')
  const destination = page.getByRole('combobox', { name: '目的港', exact: true })
  await expect(destination).toHaveValue('lutedan')
  await expect(destination).toBeFocused()
  await page.getByRole('option', { name: /鹿特丹/ }).click()
  await page.getByRole('button', { name: '查询价格', exact: true }).click()
  await expect(page).toHaveURL(/pod=NLRTM/)
  await page.goBack()
  // A plain field until the scripts of the list arrive again; for a moment both are in the document.
  await expect(page.locator('input[name="place"]').filter({ visible: true })).toHaveValue('鹿特丹')
})

test('the quote box of Fujian shows a price range for its depots', async ({ page }) => {
  await open(page, 'fj.localhost')
  await page.getByRole('radio', { name: '堆场', exact: true }).check()
  await expect(page.getByLabel('口岸', { exact: true })).toHaveValue('CNXMN')
  await page.getByLabel('箱量', { exact: true }).fill('3')
  await page.getByLabel('天数', { exact: true }).fill('20')
  await page.getByRole('button', { name: '查询价格', exact: true }).click()
  await expect(page).toHaveURL(/\/service\/yard\?port=CNXMN&/)
  const shown = page.getByRole('region', { name: '报价方案' })
  await expect(shown.getByText(/^每箱约 ¥[\d,]+ – [\d,]+$/)).toBeVisible()
  await expect(shown.getByRole('link', { name: '登录' })).toBeVisible()
})

test.describe('slow line', () => {
  test.use({ locale: 'en-GB' })

  for (const [path, label] of [
    ['/', 'Destination'],
    ['/service/hyzx', 'Port of discharge'],
  ] as const)
    test(`on a slow line the button of ${path} is busy from its press until the page with the prices`, async ({
      page,
    }) => {
      await open(page, 'localhost', path)
      await page.getByLabel(label, { exact: true }).first().focus()
      await page.getByRole('combobox', { name: label, exact: true }).fill('NLRTM')
      await page.getByRole('option', { name: 'Rotterdam' }).click()
      await page.route(/\/(assets|__manifest)/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400))
        await route.continue()
      })
      // Every time without a busy button on the page of the form, in milliseconds since the press.
      await page.evaluate((shown) => {
        const idle: number[] = []
        Object.assign(window, { idle })
        document.addEventListener('click', () => {
          const start = performance.now()
          const look = () => {
            const button = document.querySelector('main form button[type=submit]')
            if (button && window.location.pathname === shown && button.getAttribute('aria-busy') !== 'true')
              idle.push(performance.now() - start)
            requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        })
      }, path)
      await page.getByRole('button', { name: 'Get price', exact: true }).click()
      await expect(page).toHaveURL(/\/service\/booking/)
      const idle = await page.evaluate(() => (window as unknown as { idle: number[] }).idle)
      expect(Math.max(0, ...idle)).toBeLessThan(100)
    })
})

test('an error of the quote box moves nothing beside it', async ({ page }) => {
  await open(page, 'localhost')
  const services = page.getByRole('main').getByRole('link', { name: '铁路运输' }).first()
  const before = await services.boundingBox()
  await page.getByRole('button', { name: '查询价格', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect((await services.boundingBox())?.y).toBe(before?.y)
})
