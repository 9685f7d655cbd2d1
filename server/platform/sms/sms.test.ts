import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CircuitOpen, circuitRules } from '#server/platform/circuit.ts'
import type { RenderedMessage } from '#server/platform/outbox/render-message.ts'
import { openProviderServer } from '#tests/support/provider-server.ts'
import { isSignedAcs3, isSignedTc3 } from '#tests/support/provider-signatures.ts'
import { aliyunSms } from './aliyun.ts'
import { smsLimitMs } from './call-provider.ts'
import { readTemplateMap } from './template-map.ts'
import { tencentSms } from './tencent.ts'

const server = await openProviderServer()
let now = Date.parse('2026-11-15T08:00:00.250Z')
const clock = { now: () => new Date(now) }
const account = {
  keyId: 'AKIDkey',
  keySecret: 'the-secret-of-this-account',
  endpoint: server.endpoint,
  signName: '启舷物流',
  templates: readTemplateMap('verification-code.zh=SMS_154950909(code,minutes)').map,
}
const mobile = '13800000042'
const message: RenderedMessage = {
  recipient: mobile,
  subject: 'subject',
  text: 'text',
  template: 'verification-code',
  language: 'zh',
  brand: 'group',
  params: { brand: '启舷 (上海)*', code: '042017', minutes: '5' },
}
const serial = { SerialNo: '1', PhoneNumber: `+86${mobile}`, Fee: 1, SessionContext: '', IsoCode: 'CN' }
const tencentSays = (Code: string) => ({
  body: {
    Response: { SendStatusSet: [{ ...serial, Code, Message: `about +86${mobile}` }], RequestId: 'r-1' },
  },
})
const tencentFails = (Code: string) => ({
  body: {
    Response: { Error: { Code, Message: `key ${account.keySecret} of +86${mobile}` }, RequestId: 'r' },
  },
})
const aliyunSays = (Code: string, status = 200) => ({
  status,
  body: { Code, Message: `about +86${mobile}`, RequestId: 'r-1', BizId: 'b-1' },
})

const providers = {
  tencent: (keySecret = account.keySecret) =>
    tencentSms({
      settings: { ...account, keySecret, provider: 'tencent', appId: '1400006666', region: 'ap-guangzhou' },
      clock,
    }),
  aliyun: (keySecret = account.keySecret) =>
    aliyunSms({ settings: { ...account, keySecret, provider: 'aliyun' }, clock }),
}
const good = { tencent: tencentSays('Ok'), aliyun: aliyunSays('OK') }

/** Refuses a wrong signature, like the real providers. */
const strict = (name: keyof typeof providers) =>
  server.answers((heard) => {
    const isSigned = name === 'tencent' ? isSignedTc3 : isSignedAcs3
    if (isSigned(heard, account.keyId, account.keySecret)) return good[name]
    return name === 'tencent'
      ? tencentFails('AuthFailure.SignatureFailure')
      : aliyunSays('SignatureDoesNotMatch', 400)
  })

const errorOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof Error ? error.message : String(error)
}

beforeEach(() => {
  vi.useRealTimers()
})

test('Tencent gets the parameters in order', async () => {
  strict('tencent')
  await providers.tencent()(message)
  const [heard] = server.received
  expect(heard).toMatchObject({ method: 'POST', url: expect.objectContaining({ pathname: '/', search: '' }) })
  expect(heard?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-tc-action': 'SendSms',
    'x-tc-version': '2021-01-11',
    'x-tc-region': 'ap-guangzhou',
    'x-tc-timestamp': '1794729600',
  })
  expect(JSON.parse(heard?.body ?? '')).toEqual({
    PhoneNumberSet: ['+8613800000042'],
    SmsSdkAppId: '1400006666',
    SignName: '启舷物流',
    TemplateId: 'SMS_154950909',
    TemplateParamSet: ['042017', '5'],
  })
})

test('Aliyun gets the parameters by name', async () => {
  strict('aliyun')
  const withBrand = readTemplateMap('verification-code.zh=SMS_1(code,brand)').map
  await aliyunSms({ settings: { ...account, templates: withBrand, provider: 'aliyun' }, clock })(message)
  const [heard] = server.received
  expect(heard?.headers).toMatchObject({
    'x-acs-action': 'SendSms',
    'x-acs-version': '2017-05-25',
    'x-acs-date': '2026-11-15T08:00:00Z',
  })
  expect(Object.fromEntries(heard?.url.searchParams ?? [])).toEqual({
    PhoneNumbers: '+8613800000042',
    SignName: '启舷物流',
    TemplateCode: 'SMS_1',
    TemplateParam: '{"code":"042017","brand":"启舷 (上海)*"}',
  })
})

describe('a mobile of another country', () => {
  const templates = readTemplateMap('verification-code.zh=1(code);verification-code.zh.abroad=2(code)').map
  const abroad = { ...message, recipient: '+85291234567' }

  test('gets the text that is registered for other countries, from Tencent without our name', async () => {
    strict('tencent')
    const settings = { ...account, templates, provider: 'tencent', appId: '14', region: 'r' } as const
    await tencentSms({ settings, clock })(abroad)
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
      PhoneNumberSet: ['+85291234567'],
      SmsSdkAppId: '14',
      TemplateId: '2',
      TemplateParamSet: ['042017'],
    })
  })

  test('is named to Aliyun without the plus', async () => {
    strict('aliyun')
    await aliyunSms({ settings: { ...account, templates, provider: 'aliyun' }, clock })(abroad)
    expect(Object.fromEntries(server.received[0]?.url.searchParams ?? [])).toMatchObject({
      PhoneNumbers: '85291234567',
      TemplateCode: '2',
    })
  })
})

test('no two calls to Aliyun share a nonce', async () => {
  strict('aliyun')
  const send = providers.aliyun()
  await Promise.all([send(message), send(message), send(message)])
  expect(new Set(server.received.map(({ headers }) => headers['x-acs-signature-nonce'])).size).toBe(3)
})

describe.each(['tencent', 'aliyun'] as const)('%s', (name) => {
  test('refuses another key, and the error holds neither key nor number', async () => {
    strict(name)
    const error = await errorOf(providers[name]('another secret')(message))
    expect(error).toMatch(/declined: (AuthFailure\.SignatureFailure|SignatureDoesNotMatch)$/)
    expect(error).not.toMatch(/secret|1380/)
  })

  test('declines with its code; its message is not repeated', async () => {
    const code = name === 'tencent' ? 'LimitExceeded.PhoneNumberDailyLimit' : 'isv.BUSINESS_LIMIT_CONTROL'
    server.answers(() => (name === 'tencent' ? tencentSays(code) : aliyunSays(code)))
    const error = await errorOf(providers[name](account.keySecret)(message))
    expect(error).toMatch(new RegExp(`^(Tencent|Aliyun) SMS declined: ${code}$`))
  })

  test('never repeats a phone number sent in place of a code', async () => {
    const code = `no such number +86${mobile}`
    server.answers(() => (name === 'tencent' ? tencentSays(code) : aliyunSays(code)))
    expect(await errorOf(providers[name]()(message))).toMatch(/declined: without a code$/)
  })

  test.each<[string, { status?: number; body: unknown }, RegExp]>([
    ['a broken gateway', { status: 502, body: '<html>' }, /answered 502$/],
    ['a page', { body: '<html>' }, /answered 200 without JSON$/],
    ['other JSON', { body: { ok: true } }, /answered something else$/],
  ])('is unreachable when it answers %s', async (_what, reply, error) => {
    server.answers(() => reply)
    expect(await errorOf(providers[name]()(message))).toMatch(error)
  })

  test.each([
    ['a text without a code', { ...message, language: 'en' } as const, 'no code for verification-code.en'],
    [
      'a country without a text of its own',
      { ...message, recipient: '+4915112345678' },
      'no code for verification-code.zh.abroad',
    ],
    ['what is no mobile', { ...message, recipient: '02155551234' }, 'is no mobile'],
  ])('is never called for %s', async (_what, wrong, error) => {
    server.answers(() => good[name])
    const send = providers[name]()
    for (let time = 0; time < circuitRules.failuresToOpen; time += 1)
      expect(await errorOf(send(wrong))).toContain(error)
    expect(server.received).toEqual([])
    await send(message)
  })

  test('times out after five seconds, and is not called again until the pause has passed', async () => {
    server.answers(() => 'silent')
    const send = providers[name]()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const errors = Promise.all(
      Array.from({ length: circuitRules.failuresToOpen }, () => errorOf(send(message))),
    )
    await vi.waitFor(() => expect(server.received).toHaveLength(circuitRules.failuresToOpen))
    await vi.advanceTimersByTimeAsync(smsLimitMs)
    for (const error of await errors) expect(error).toMatch(/did not answer within 5000 ms$/)
    vi.useRealTimers()
    await expect(send(message)).rejects.toThrow(CircuitOpen)
    expect(server.received).toHaveLength(circuitRules.failuresToOpen)
    now += circuitRules.pauseSeconds * 1000
    strict(name)
    await send(message)
    await send(message)
  })
})
