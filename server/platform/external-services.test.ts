import { describe, expect, test } from 'vitest'
import { ConfigurationError, readConfig } from './config.ts'

const sms = {
  SMS_PROVIDER: 'tencent',
  SMS_KEY_ID: 'id',
  SMS_KEY_SECRET: 'secret',
  SMS_APP_ID: '1400006666',
  SMS_SIGN_NAME: 'Quayside',
  SMS_TEMPLATES: 'verification-code.zh=42(code,minutes)',
}
const s3 = {
  FILE_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example/',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}
const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
}

test('no external service is required', () => {
  expect(readConfig({}).external).toEqual({
    sms: undefined,
    mail: undefined,
    s3: undefined,
    scanner: undefined,
  })
})

describe('an SMS provider', () => {
  test('has a default endpoint that can be replaced', () => {
    expect(readConfig(sms).external.sms).toMatchObject({
      provider: 'tencent',
      keyId: 'id',
      keySecret: 'secret',
      appId: '1400006666',
      region: 'ap-guangzhou',
      signName: 'Quayside',
      endpoint: new URL('https://sms.tencentcloudapi.com'),
    })
    const { SMS_APP_ID: _, ...aliyun } = { ...sms, SMS_PROVIDER: 'aliyun' }
    expect(readConfig(aliyun).external.sms?.endpoint.href).toBe('https://dysmsapi.aliyuncs.com/')
    const gateway = readConfig({ ...aliyun, SMS_ENDPOINT: 'http://10.0.0.1:8080' })
    expect(gateway.external.sms?.endpoint.host).toBe('10.0.0.1:8080')
    expect(readConfig(sms).external.sms?.templates.get('verification-code.zh')?.code).toBe('42')
  })

  test('names every missing variable, also beside an invalid one', () => {
    expect(problemsOf({ SMS_PROVIDER: 'tencent', PORT: 'x' })).toEqual([
      'PORT: must be a whole number',
      'SMS_KEY_ID: needed with SMS_PROVIDER',
      'SMS_KEY_SECRET: needed with SMS_PROVIDER',
      'SMS_SIGN_NAME: needed with SMS_PROVIDER',
      'SMS_TEMPLATES: needed with SMS_PROVIDER',
      'SMS_APP_ID: needed with SMS_PROVIDER=tencent',
    ])
    expect(problemsOf({ SMS_KEY_ID: 'id' })).toEqual(['SMS_PROVIDER: needed with SMS_KEY_ID'])
  })
})

test.each([
  ['SMS_PROVIDER', 'pigeon'],
  ['SMS_APP_ID', 'abc'],
  ['SMS_ENDPOINT', 'sms.example'],
  ['SMS_TEMPLATES', 'verification-code.zh'],
  ['SMS_TEMPLATES', 'unknown.zh=1'],
  ['SMTP_URL', 'https://user:hidden@mail.example'],
  ['MAIL_FROM', 'Quayside'],
  ['FILE_STORE', 'tape'],
  ['S3_ENDPOINT', 'ftp://s3.example'],
  ['S3_BUCKET', '../other'],
  ['S3_BUCKET', 'a b'],
  ['CLAMD_ADDRESS', 'scanner'],
  ['CLAMD_ADDRESS', 'scanner:0'],
  ['CLAMD_ADDRESS', 'scanner:65536'],
])('%s=%s is refused by name, without repeating a value that may hold a password', (name, value) => {
  const troubles = problemsOf({ [name]: value }).join('\n')
  expect(troubles).toContain(`${name}: `)
  expect(troubles).not.toContain('hidden')
})

describe('mail', () => {
  test('needs both a server and a sender', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://mail.example' })).toEqual(['MAIL_FROM: needed with SMTP_URL'])
    expect(problemsOf({ MAIL_FROM: 'a@b.example' })).toEqual(['SMTP_URL: needed with MAIL_FROM'])
    expect(
      readConfig({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Q <a@b.example>' }).external.mail,
    ).toEqual({
      host: 'mail.example',
      port: 587,
      isSecure: false,
      account: undefined,
      from: { name: 'Q', address: 'a@b.example' },
    })
  })
})

describe('an object store', () => {
  test.each([
    [{}, 'https://s3.example'],
    [{ S3_BUCKET: 'licences' }, 'https://s3.example/licences'],
    [{ S3_BUCKET: 'site/licences' }, 'https://s3.example/site/licences'],
    [{ S3_ENDPOINT: 'https://licences.s3.example' }, 'https://licences.s3.example'],
  ])('with %j has the endpoint %s', (more, endpoint) => {
    expect(readConfig({ ...s3, ...more }).external.s3).toEqual({
      endpoint,
      region: 'auto',
      keyId: 'id',
      keySecret: 'secret',
    })
  })

  test('names its missing variables', () => {
    expect(problemsOf({ FILE_STORE: 's3' })).toEqual([
      'S3_ENDPOINT: needed with FILE_STORE=s3',
      'S3_ACCESS_KEY_ID: needed with FILE_STORE=s3',
      'S3_SECRET_ACCESS_KEY: needed with FILE_STORE=s3',
    ])
    expect(readConfig({ ...s3, FILE_STORE: 'disk' }).external.s3).toBeUndefined()
  })
})

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamd.internal:3310', { host: 'clamd.internal', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
])('reads the scanner address %s', (text, address) => {
  expect(readConfig({ CLAMD_ADDRESS: text }).external.scanner).toEqual(address)
})

describe('a source of exchange rates', () => {
  test('is an address', () => {
    const address = 'https://rates.example/fx/ccpr.json'
    expect(readConfig({ EXCHANGE_RATES_URL: address }).external.exchangeRates?.href).toBe(address)
    expect(readConfig({}).external.exchangeRates).toBeUndefined()
  })

  test.each([
    ['rates.example', 'must start with https:// or http://'],
    ['ftp://rates.example', 'must start with https:// or http://'],
    ['https://us:er@rates.example', 'must not have a user name or password'],
  ])('%s is refused', (address, problem) => {
    expect(problemsOf({ EXCHANGE_RATES_URL: address })).toEqual([`EXCHANGE_RATES_URL: ${problem}`])
  })
})
