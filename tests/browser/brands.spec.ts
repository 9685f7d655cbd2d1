import { brandOf } from '#domain/brands/brands.ts'
import { metaOf } from '#domain/brands/metas.ts'
import { addressOf, expect, hosts, open, requestPage, test } from '#tests/support/browser.ts'

for (const { host, brand } of hosts) {
  test(`${host} shows the name, text and colours of ${brand}`, async ({ page }) => {
    const { name, colours, filing } = brandOf(brand)
    const meta = metaOf(brand)
    await open(page, host)
    await expect(page).toHaveTitle(meta.home.title.zh)
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
    await expect(page.getByRole('banner')).toContainText(name.zh)
    await expect(page.getByRole('contentinfo')).toContainText(filing.icp)
    const ground = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand'),
    )
    expect(ground).toContain(colours.brand)
    const description = page.locator('meta[name="description"]')
    await expect(description).toHaveAttribute('content', meta.home.description.zh)
  })

  test(`${host} has metadata in both languages`, async ({ request }) => {
    const meta = metaOf(brand)
    const about = async (language: string) =>
      (await requestPage(request, host, `/aboutUs?lang=${language}`)).text()
    const english = await about('en')
    for (const text of [meta.about.title.en, '2000+', '70+', '27000+']) expect(english).toContain(text)
    expect(await about('zh')).toContain(`<title>${meta.about.title.zh}</title>`)
  })
}

test('each brand has a home page of its own', async ({ request }) => {
  const faces = new Set<string | undefined>()
  for (const { host } of hosts) {
    const html = await (await requestPage(request, host, '/')).text()
    faces.add(/<h1\b[^>]*>(.+?)<\/h1>/s.exec(html)?.[1])
  }
  expect(faces).not.toContain(undefined)
  expect(faces.size).toBe(hosts.length)
})

test('every link in the header and footer leads to a page', async ({ page, request }) => {
  test.setTimeout(120_000)
  for (const { host } of hosts) {
    await open(page, host)
    const paths = await page
      .locator('header a[href^="/"], footer a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(paths.length).toBeGreaterThan(5)
    for (const path of new Set(paths))
      expect((await requestPage(request, host, path)).status(), path).toBe(200)
  }
})

/** The canonical and alternate links of a document. */
const headLinks = (html: string) =>
  [...html.matchAll(/<link rel="(canonical|alternate)"[^>]*? href="([^"]+)"/g)].map(
    ([, rel, href]) => `${rel} ${href}`,
  )

test('a page of one brand opens on every brand, with the canonical URL of its owner', async ({ request }) => {
  for (const [path, owner] of [
    ['/prePort/Barge', 'sh.localhost'],
    ['/yard', 'sh.localhost'],
    ['/service/glj/warehouse', 'fj.localhost'],
  ] as const)
    for (const { host } of hosts) {
      const reply = await requestPage(request, host, path)
      expect(reply.status(), `${host}${path}`).toBe(200)
      const links = headLinks(await reply.text())
      const url = addressOf(owner, path)
      expect(links).toContain(`canonical ${url}`)
      for (const language of ['zh', 'en']) expect(links).toContain(`alternate ${url}?lang=${language}`)
    }
})

test('every other page is canonical at its own brand', async ({ request }) => {
  for (const { host } of hosts)
    expect(headLinks(await (await requestPage(request, host, '/aboutUs')).text())).toContain(
      `canonical ${addressOf(host, '/aboutUs')}`,
    )
})
