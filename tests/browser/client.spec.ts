import { expect, test } from '#tests/support/browser.ts'
import { answer, bundleHarness, openHarness } from '#tests/support/harness-page.ts'

const envelope = (code: number, data: unknown = null) => ({ code, success: code === 0, data, message: '' })
const token = (session: string, generation: number) => `v1.${session}.${generation}.secret`

let script = ''
test.beforeAll(async () => {
  script = await bundleHarness()
})
test.beforeEach(async ({ page }) => openHarness(page, script))
// Replies of 401 and 500 are part of these tests, and the browser tells of each in its console.
test.use({ troubleExpected: true })

test('a call goes to the page origin with credentials, token and language cookie', async ({
  page,
  context,
}) => {
  await answer(page, '/api/echo', { json: envelope(0, 'seen') })
  const sent = page.waitForRequest('**/api/echo*')
  await page.evaluate((kept) => window.harness.tokens.keep(kept, true), token('a', 1))
  const verdict = page.evaluate(() =>
    window.harness.ask('GET /api/echo', { query: { codes: ['x', 'y'], none: undefined } }),
  )
  const request = await sent
  expect(request.headers()['access-token']).toBe(token('a', 1))
  expect(new URL(request.url()).search).toBe('?codes=x&codes=y')
  expect(await verdict).toEqual({ ok: true, value: 'seen' })
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en')
})

test('the token is kept in local storage when remembered, otherwise in session storage', async ({ page }) => {
  const places = () =>
    page.evaluate(() => [localStorage.getItem('access-token'), sessionStorage.getItem('access-token')])
  await page.evaluate(() => window.harness.tokens.keep('v1.a.1.s', true))
  expect(await places()).toEqual(['v1.a.1.s', null])
  await page.evaluate(() => window.harness.tokens.keep('v1.b.1.s', false))
  expect(await places()).toEqual([null, 'v1.b.1.s'])
})

test('a token in the response header replaces the stored one, where it was stored', async ({ page }) => {
  await answer(page, '/api/turn', { json: envelope(0), headers: { 'access-token': token('a', 2) } })
  await page.evaluate((kept) => window.harness.tokens.keep(kept, false), token('a', 1))
  await page.evaluate(() => window.harness.ask('GET /api/turn'))
  expect(await page.evaluate(() => sessionStorage.getItem('access-token'))).toBe(token('a', 2))
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
})

test('a late reply with an older token does not overwrite the newer', async ({ page }) => {
  await answer(page, '/api/late', { json: envelope(0), headers: { 'access-token': token('a', 3) } })
  await page.evaluate((kept) => window.harness.tokens.keep(kept, true), token('a', 4))
  await page.evaluate(() => window.harness.ask('GET /api/late'))
  expect(await page.evaluate(() => window.harness.tokens.current())).toBe(token('a', 4))
})

test('a late reply after logging out does not log back in', async ({ page }) => {
  await answer(page, '/api/late', { json: envelope(0), headers: { 'access-token': token('a', 3) } })
  await page.evaluate(() => window.harness.ask('GET /api/late'))
  expect(await page.evaluate(() => window.harness.tokens.current())).toBeUndefined()
})

test('code 4 clears the login state and the token, and nothing else', async ({ page }) => {
  await answer(page, '/api/four', { status: 401, json: envelope(4) })
  await page.evaluate(
    (kept) => {
      window.harness.tokens.keep(kept, true)
      localStorage.setItem('draft', 'kept')
    },
    token('a', 1),
  )
  const verdict = await page.evaluate(() => window.harness.ask('GET /api/four'))
  expect(verdict).toMatchObject({ ok: false, refusal: 'logged-out' })
  expect(await page.evaluate(() => [window.harness.tokens.current(), localStorage.getItem('draft')])).toEqual(
    [undefined, 'kept'],
  )
  expect(await page.evaluate(() => window.harness.effects)).toEqual(['logged out'])
})

test('code 8 under ten parallel replies is handled once and clears all storage', async ({ page }) => {
  await answer(page, '/api/eight', { status: 401, json: envelope(8) })
  await page.evaluate(
    (kept) => {
      window.harness.tokens.keep(kept, true)
      localStorage.setItem('draft', 'gone')
      sessionStorage.setItem('draft', 'gone')
    },
    token('a', 1),
  )
  await page.evaluate(() =>
    Promise.all(Array.from({ length: 10 }, () => window.harness.ask('GET /api/eight'))),
  )
  expect(await page.evaluate(() => window.harness.effects)).toEqual(['session ended'])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

for (const [code, effect] of [
  [4, 'logged out'],
  [8, 'session ended'],
] as const)
  test(`a late code ${code} of an old session leaves the new one alone, which can end as well`, async ({
    page,
  }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/slow', async (route) => {
      await held
      await route.fulfill({ status: 401, json: envelope(code) })
    })
    await answer(page, '/api/ended', { status: 401, json: envelope(code) })
    await page.evaluate((kept) => window.harness.tokens.keep(kept, true), token('old', 1))
    const late = page.evaluate(() => window.harness.ask('GET /api/slow'))
    await page.waitForTimeout(50)
    await page.evaluate((kept) => window.harness.tokens.keep(kept, true), token('new', 1))
    release()
    await late
    expect(await page.evaluate(() => window.harness.tokens.current())).toBe(token('new', 1))
    await page.evaluate(() => window.harness.ask('GET /api/ended'))
    expect(await page.evaluate(() => window.harness.effects)).toEqual([effect])
    expect(await page.evaluate(() => window.harness.told)).toEqual(['left'])
  })

test('code 500 shows the text of the reply', async ({ page }) => {
  await answer(page, '/api/broken', {
    status: 500,
    json: envelope(500, 'System error, please try again later'),
  })
  await page.evaluate(() => window.harness.ask('GET /api/broken'))
  expect(await page.evaluate(() => window.harness.effects)).toEqual([
    'text System error, please try again later',
  ])
})

test('a request that cannot be built warns that access is abnormal and sends nothing', async ({ page }) => {
  let asked = 0
  await page.route('**/api/impossible', (route) => {
    asked += 1
    return route.abort()
  })
  await page.evaluate(() => window.harness.askImpossible())
  expect(await page.evaluate(() => window.harness.effects)).toEqual(['warn accessAbnormal'])
  expect(asked).toBe(0)
})

test('a broken line and a page that is not ours ask to try again later', async ({ page }) => {
  await page.route('**/api/cut', (route) => route.abort())
  await answer(page, '/api/proxy', { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' })
  for (const path of ['/api/cut', '/api/proxy']) {
    const verdict = await page.evaluate((asked) => window.harness.ask(`GET ${asked}`), path)
    expect(verdict).toMatchObject({ ok: false, refusal: 'unreachable' })
  }
  expect(await page.evaluate(() => window.harness.effects)).toEqual([
    'warn tryAgainLater',
    'warn tryAgainLater',
  ])
})

test('a call gives up after twenty seconds', async ({ page }) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => {
      document.documentElement.dataset.patience = String(ms)
      return timeout(50)
    }
  })
  await openHarness(page, script)
  await page.route('**/api/never', () => {})
  const verdict = await page.evaluate(() => window.harness.ask('GET /api/never'))
  expect(verdict).toMatchObject({ ok: false, refusal: 'unreachable' })
  expect(await page.evaluate(() => document.documentElement.dataset.patience)).toBe('20000')
  expect(await page.evaluate(() => window.harness.effects)).toEqual(['warn tryAgainLater'])
})

test('a refusal keeps its name, its facts and every wrong field', async ({ page }) => {
  const data = { refusal: 'invalid-input', facts: { count: 1 }, fields: { etd: 'required' } }
  await answer(page, '/api/refused', { status: 400, json: envelope(1001, data) })
  expect(await page.evaluate(() => window.harness.ask('GET /api/refused'))).toEqual({
    ok: false,
    refusal: 'invalid-input',
    facts: { count: 1 },
    fields: { etd: 'required' },
  })
})

for (const name of ['exportBkOrder', 'exportShipments', 'shipmentsCommonExport', 'printReportTemplate']) {
  test(`${name} answers with a file`, async ({ page }) => {
    await answer(page, `/api/ops/${name}`, { type: 'application/pdf', body: '%PDF' })
    const verdict = await page.evaluate(
      (path) => window.harness.ask(`POST ${path}`, { body: {} }),
      `/api/ops/${name}`,
    )
    expect(verdict).toEqual({ ok: true, value: { blob: '%PDF', type: 'application/pdf' } })
  })
}

test('a JSON error in the place of a file is shown as its message', async ({ page }) => {
  await answer(page, '/api/ops/exportShipments', { status: 500, json: envelope(500, 'The export failed') })
  await page.evaluate(() => window.harness.ask('POST /api/ops/exportShipments', { body: {} }))
  expect(await page.evaluate(() => window.harness.effects)).toEqual(['text The export failed'])
})
