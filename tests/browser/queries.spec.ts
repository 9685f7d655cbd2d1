import { addressOf, expect, open, test } from '#tests/support/browser.ts'

/** One of each kind: a home, a text, a price page and a form. */
const paths = ['/', '/aboutUs', '/service/hyzx', '/login']

for (const path of paths)
  test(`${path} is the same page with a query that it does not read, on the server and after it`, async ({
    page,
    request,
  }) => {
    const etagOf = async (query: string) =>
      (await request.get(addressOf('localhost', `${path}${query}`))).headers().etag
    expect(await etagOf('?utm_source=mail&x=1')).toBe(await etagOf(''))
    await open(page, 'localhost', `${path}?utm_source=mail&x=1`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', addressOf('localhost', path))
    await page.getByRole('link', { name: 'English' }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(new URL(page.url()).search).toBe('?utm_source=mail&x=1')
  })

test.describe('a query that a page reads', () => {
  // There is no such quote.
  test.use({ errorsExpected: true })

  test('is shown by the server and stays after it', async ({ page, request }) => {
    const path = '/quote/verify?number=Q000000-000001&code=abc&x=1'
    expect(await (await request.get(addressOf('localhost', path))).text()).toContain('value="Q000000-000001"')
    await open(page, 'localhost', path)
    await expect(page.locator('input[name=number]')).toHaveValue('Q000000-000001')
  })
})
