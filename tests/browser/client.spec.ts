import { expect, test } from '#tests/support/browser.ts'
import { answer, bundleHarness, openHarness } from '#tests/support/harness-page.ts'

const envelope = (code: number, data: unknown = null) => ({ code, success: code === 0, data, message: '' })
const token = (session: string, generation: number) => `v1.${session}.${generation}.secret`

let script = ''
test.beforeAll(async () => {
  script = await bundleHarness()
})
test.beforeEach(async ({ page }) => openHarness(page, script))
// Responses of 401 and 500 are part of these tests, and the browser logs each of them.
test.use({ errorsExpected: true })

test('a call goes to the page origin with credentials, token and language cookie', async ({
  page,
  context,
}) => {
  await answer(page, '/api/echo', { json: envelope(0, 'seen') })
  const sent = page.waitForRequest('**/api/echo*')
  await page.evaluate((saved) => window.harness.tokens.save(saved, true), token('a', 1))
  const result = page.evaluate(() =>
    window.harness.request('GET /api/echo', { query: { codes: ['x', 'y'], none: undefined } }),
  )
  const request = await sent
  expect(request.headers()['access-token']).toBe(token('a', 1))
  expect(new URL(request.url()).search).toBe('?codes=x&codes=y')
  expect(await result).toEqual({ ok: true, value: 'seen' })
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en')
})

test('the token is kept in local storage when remembered, otherwise in session storage', async ({ page }) => {
  const places = () =>
    page.evaluate(() => [localStorage.getItem('access-token'), sessionStorage.getItem('access-token')])
  await page.evaluate(() => window.harness.tokens.save('v1.a.1.s', true))
  expect(await places()).toEqual(['v1.a.1.s', null])
  await page.evaluate(() => window.harness.tokens.save('v1.b.1.s', false))
  expect(await places()).toEqual([null, 'v1.b.1.s'])
})

test('a token in the response header replaces the stored one, where it was stored', async ({ page }) => {
  await answer(page, '/api/turn', { json: envelope(0), headers: { 'access-token': token('a', 2) } })
  await page.evaluate((saved) => window.harness.tokens.save(saved, false), token('a', 1))
  await page.evaluate(() => window.harness.request('GET /api/turn'))
  expect(await page.evaluate(() => sessionStorage.getItem('access-token'))).toBe(token('a', 2))
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
})

test('a late reply with an older token does not overwrite the newer', async ({ page }) => {
  await answer(page, '/api/late', { json: envelope(0), headers: { 'access-token': token('a', 3) } })
  await page.evaluate((saved) => window.harness.tokens.save(saved, true), token('a', 4))
  await page.evaluate(() => window.harness.request('GET /api/late'))
  expect(await page.evaluate(() => window.harness.tokens.current())).toBe(token('a', 4))
})

test('a late reply after logging out does not log back in', async ({ page }) => {
  await answer(page, '/api/late', { json: envelope(0), headers: { 'access-token': token('a', 3) } })
  await page.evaluate(() => window.harness.request('GET /api/late'))
  expect(await page.evaluate(() => window.harness.tokens.current())).toBeUndefined()
})

test('code 4 clears the login state and the token, and nothing else', async ({ page }) => {
  await answer(page, '/api/four', { status: 401, json: envelope(4) })
  await page.evaluate(
    (saved) => {
      window.harness.tokens.save(saved, true)
      localStorage.setItem('draft', 'saved')
    },
    token('a', 1),
  )
  const result = await page.evaluate(() => window.harness.request('GET /api/four'))
  expect(result).toMatchObject({ ok: false, refusal: 'logged-out' })
  expect(await page.evaluate(() => [window.harness.tokens.current(), localStorage.getItem('draft')])).toEqual(
    [undefined, 'saved'],
  )
  expect(await page.evaluate(() => window.harness.effects)).toEqual(['warn loggedOut', 'logged out'])
})

test('code 8 under ten parallel replies is handled once and clears all storage', async ({ page }) => {
  await answer(page, '/api/eight', { status: 401, json: envelope(8) })
  await page.evaluate(
    (saved) => {
      window.harness.tokens.save(saved, true)
      localStorage.setItem('draft', 'gone')
      sessionStorage.setItem('draft', 'gone')
    },
    token('a', 1),
  )
  await page.evaluate(() =>
    Promise.all(Array.from({ length: 10 }, () => window.harness.request('GET /api/eight'))),
  )
  expect(await page.evaluate(() => window.harness.effects)).toEqual(['session ended'])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

for (const [code, ...effects] of [
  [4, 'warn loggedOut', 'logged out'],
  [8, 'session ended'],
] as const)
  test(`a late code ${code} of an old session does not end the new one, which can end later`, async ({
    page,
  }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/api/slow', async (route) => {
      arrive()
      await held
      await route.fulfill({ status: 401, json: envelope(code) })
    })
    await answer(page, '/api/ended', { status: 401, json: envelope(code) })
    await page.evaluate((saved) => window.harness.tokens.save(saved, true), token('old', 1))
    const late = page.evaluate(() => window.harness.request('GET /api/slow'))
    await arrived
    await page.evaluate((saved) => window.harness.tokens.save(saved, true), token('new', 1))
    release()
    await late
    expect(await page.evaluate(() => window.harness.tokens.current())).toBe(token('new', 1))
    await page.evaluate(() => window.harness.request('GET /api/ended'))
    expect(await page.evaluate(() => window.harness.effects)).toEqual(effects)
    expect(await page.evaluate(() => window.harness.tabMessages)).toEqual(['logged-out'])
  })

test('code 500 shows the text of the response', async ({ page }) => {
  await answer(page, '/api/broken', {
    status: 500,
    json: envelope(500, 'System error. Please try again later.'),
  })
  await page.evaluate(() => window.harness.request('GET /api/broken'))
  expect(await page.evaluate(() => window.harness.effects)).toEqual([
    'text System error. Please try again later.',
  ])
})

test('a request that cannot be built warns that access is abnormal and sends nothing', async ({ page }) => {
  let asked = 0
  await page.route('**/api/impossible', (route) => {
    asked += 1
    return route.abort()
  })
  await page.evaluate(() => window.harness.requestUnserialisable())
  expect(await page.evaluate(() => window.harness.effects)).toEqual(['warn accessAbnormal'])
  expect(asked).toBe(0)
})

test('a network error and a foreign page warn to try again later', async ({ page }) => {
  await page.route('**/api/cut', (route) => route.abort())
  await answer(page, '/api/proxy', { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' })
  for (const [path, code] of [
    ['/api/cut', 'unreachable'],
    ['/api/proxy', 'server-error'],
  ] as const) {
    const result = await page.evaluate((asked) => window.harness.request(`GET ${asked}`), path)
    expect(result).toMatchObject({ ok: false, refusal: code })
  }
  expect(await page.evaluate(() => window.harness.effects)).toEqual([
    'warn tryAgainLater',
    'warn tryAgainLater',
  ])
})

test('a call times out after twenty seconds', async ({ page }) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => {
      document.documentElement.dataset.timeout = String(ms)
      return timeout(50)
    }
  })
  await openHarness(page, script)
  await page.route('**/api/never', () => {})
  const result = await page.evaluate(() => window.harness.request('GET /api/never'))
  expect(result).toMatchObject({ ok: false, refusal: 'unreachable' })
  expect(await page.evaluate(() => document.documentElement.dataset.timeout)).toBe('20000')
  expect(await page.evaluate(() => window.harness.effects)).toEqual(['warn tryAgainLater'])
})

test('a refusal keeps its code, its params and every wrong field', async ({ page }) => {
  const data = { refusal: 'invalid-input', params: { count: 1 }, fields: { etd: 'required' } }
  await answer(page, '/api/refused', { status: 400, json: envelope(1001, data) })
  expect(await page.evaluate(() => window.harness.request('GET /api/refused'))).toEqual({
    ok: false,
    refusal: 'invalid-input',
    params: { count: 1 },
    fields: { etd: 'required' },
  })
})

for (const name of ['exportBkOrder', 'exportShipments', 'shipmentsCommonExport', 'printReportTemplate']) {
  test(`${name} answers with a file`, async ({ page }) => {
    await answer(page, `/api/ops/${name}`, { type: 'application/pdf', body: '%PDF' })
    const result = await page.evaluate(
      (path) => window.harness.request(`POST ${path}`, { body: {} }),
      `/api/ops/${name}`,
    )
    expect(result).toEqual({ ok: true, value: { blob: '%PDF', type: 'application/pdf' } })
  })
}

test('a JSON error instead of a file is shown as its message', async ({ page }) => {
  await answer(page, '/api/ops/exportShipments', { status: 500, json: envelope(500, 'The export failed') })
  await page.evaluate(() => window.harness.request('POST /api/ops/exportShipments', { body: {} }))
  expect(await page.evaluate(() => window.harness.effects)).toEqual(['text The export failed'])
})

test.describe('a file', () => {
  const saved = { id: 'f1', name: 'licence.pdf', mediaType: 'application/pdf', bytes: 4 }

  test('is uploaded as bytes with the token and the language, and the token is replaced', async ({
    page,
    context,
  }) => {
    await answer(page, '/api/files/upload', {
      json: envelope(0, saved),
      headers: { 'access-token': token('a', 2) },
    })
    const sent = page.waitForRequest('**/api/files/upload*')
    await page.evaluate((held) => window.harness.tokens.save(held, true), token('a', 1))
    const result = page.evaluate(() => window.harness.upload('%PDF'))
    const request = await sent
    expect(request.headers()).toMatchObject({
      'access-token': token('a', 1),
      'content-type': 'application/octet-stream',
      accept: 'application/json',
    })
    expect(new URL(request.url()).search).toBe('?kind=licence&name=licence.pdf')
    expect(await result).toEqual({ ok: true, value: saved })
    expect(await page.evaluate(() => window.harness.tokens.current())).toBe(token('a', 2))
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en')
  })

  for (const [code, ...effects] of [
    [4, 'warn loggedOut', 'logged out'],
    [8, 'session ended'],
    [500, 'text The disk is full'],
  ] as const)
    test(`code ${code} has the same effect for an upload`, async ({ page }) => {
      const status = code === 500 ? 500 : 401
      await answer(page, '/api/files/upload', { status, json: envelope(code, 'The disk is full') })
      await page.evaluate((held) => window.harness.tokens.save(held, true), token('a', 1))
      expect(await page.evaluate(() => window.harness.upload('%PDF'))).toMatchObject({ ok: false })
      expect(await page.evaluate(() => window.harness.effects)).toEqual(effects)
    })

  test('is aborted by a network error and by the user', async ({ page }) => {
    await page.route('**/api/files/upload*', (route) => route.abort())
    expect(await page.evaluate(() => window.harness.upload('%PDF'))).toMatchObject({ refusal: 'unreachable' })
    await page.unroute('**/api/files/upload*')
    await page.route('**/api/files/upload*', () => {})
    const taken = await page.evaluate(() => window.harness.upload('%PDF', AbortSignal.timeout(50)))
    expect(taken).toMatchObject({ refusal: 'unreachable' })
  })

  test('times out after twenty seconds without progress, however long it takes', async ({ page }) => {
    await page.addInitScript(() => {
      const { send } = XMLHttpRequest.prototype
      XMLHttpRequest.prototype.send = function (body) {
        Object.assign(window, {
          move: () => this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 })),
        })
        return send.call(this, body)
      }
    })
    await page.clock.install()
    await openHarness(page, script)
    await page.route('**/api/files/upload*', () => {})
    const asked = page.waitForRequest('**/api/files/upload*')
    await page.evaluate(() => {
      void window.harness.upload('%PDF').then(() => document.documentElement.setAttribute('data-over', ''))
    })
    await asked
    const isOver = () => page.evaluate(() => 'over' in document.documentElement.dataset)
    for (let moves = 0; moves < 3; moves += 1) {
      await page.clock.runFor(19_000)
      expect(await isOver()).toBe(false)
      await page.evaluate(() => (window as unknown as { move(): void }).move())
    }
    expect(await page.evaluate(() => window.harness.progress)).toEqual([0.25, 0.25, 0.25])
    await page.clock.runFor(20_001)
    await expect.poll(isOver).toBe(true)
    expect(await page.evaluate(() => window.harness.effects)).toEqual(['warn tryAgainLater'])
  })

  test('is downloaded as bytes, also if it is JSON', async ({ page }) => {
    for (const [type, body] of [
      ['application/pdf', '%PDF'],
      ['application/json', '{"mine":true}'],
    ] as const) {
      const headers = { 'content-disposition': 'attachment; filename="a"' }
      await answer(page, '/api/files/file', { type, body, headers })
      expect(await page.evaluate(() => window.harness.readFile('f1'))).toEqual({
        ok: true,
        value: { blob: body, type },
      })
      await page.unroute('**/api/files/file*')
    }
  })

  test('a JSON error instead of it is shown as its message, and a refusal keeps its code', async ({
    page,
  }) => {
    await answer(page, '/api/files/file', { status: 500, json: envelope(500, 'The file is lost') })
    await page.evaluate(() => window.harness.readFile('f1'))
    expect(await page.evaluate(() => window.harness.effects)).toEqual(['text The file is lost'])
    await page.unroute('**/api/files/file*')
    await answer(page, '/api/files/file', { status: 404, json: envelope(1002, { refusal: 'not-found' }) })
    expect(await page.evaluate(() => window.harness.readFile('f1'))).toMatchObject({ ok: false })
    await page.unroute('**/api/files/file*')
    // A response that is not a file is refused.
    await answer(page, '/api/files/file', { json: envelope(0, 'no file') })
    expect(await page.evaluate(() => window.harness.readFile('f1'))).toMatchObject({ refusal: 'unreachable' })
  })

  test('is saved under its name', async ({ page }) => {
    const saved = page.waitForEvent('download')
    await page.evaluate(() => window.harness.saveFile('%PDF', 'licence.pdf'))
    expect((await saved).suggestedFilename()).toBe('licence.pdf')
  })
})
