import { describe, expect, test } from 'vitest'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openProviderServer } from '#tests/support/provider-server.ts'
import { openSmtpServer } from '#tests/support/smtp-server.ts'
import { providersOf, startWarnings } from './providers.ts'
import type { RenderedMessage } from './render-message.ts'

const provider = await openProviderServer()
const mailServer = await openSmtpServer()

const production = {
  QUAYSIDE_MODE: 'production',
  SECRET_KEY: 'a-secret-of-this-installation',
  METRICS_TOKEN: 'a-token-of-this-installation',
}
const sms = {
  SMS_KEY_ID: 'id',
  SMS_KEY_SECRET: 'secret',
  SMS_APP_ID: '1400006666',
  SMS_SIGN_NAME: 'Quayside',
  SMS_TEMPLATES: 'verification-code.zh=42(code)',
  SMS_ENDPOINT: provider.endpoint.href,
}
const mail = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'Quayside <a@quayside.example>' }
const message: RenderedMessage = {
  recipient: '13800000042',
  subject: 'subject',
  text: 'text',
  template: 'verification-code',
  language: 'zh',
  brand: 'group',
  params: { code: '042017' },
}
const providersFor = (env: Record<string, string>) => providersOf(readConfig(env), systemClock)

describe('in production', () => {
  test('an unconfigured provider fails with an error', async () => {
    const providers = await providersFor(production)
    await expect(providers.sms(message)).rejects.toThrow('no SMS provider is configured')
    await expect(providers.mail(message)).rejects.toThrow('no mail provider is configured')
    expect(providers.isMailbox).toBeUndefined()
  })

  test.each([
    ['tencent', { Response: { SendStatusSet: [{ Code: 'Ok' }] } }, 'x-tc-action'],
    ['aliyun', { Code: 'OK' }, 'x-acs-action'],
  ])('an SMS is sent by %s when it is configured', async (name, body, header) => {
    provider.answers(() => ({ body }))
    const providers = await providersFor({ ...production, ...sms, SMS_PROVIDER: name })
    await providers.sms(message)
    expect(provider.received[0]?.headers).toHaveProperty(header, 'SendSms')
    await expect(providers.mail(message)).rejects.toThrow('no mail provider is configured')
  })

  test('a mail is sent by the configured server', async () => {
    const providers = await providersFor({ ...production, ...mail })
    await providers.mail({ ...message, recipient: 'lin@customer.example' })
    expect(mailServer.taken).toHaveLength(1)
  })

  test('the start warns of messages that cannot be sent and files that are not scanned', () => {
    expect(startWarnings(readConfig(production))).toEqual([
      'no SMS can leave: SMS_PROVIDER is not set',
      'no mail can leave: SMTP_URL is not set',
      'customers see no bank details to pay to: BANK_ACCOUNTS is not set',
      'uploaded files are not scanned: CLAMD_ADDRESS is not set',
    ])
    const others = { CLAMD_ADDRESS: '127.0.0.1:3310', BANK_ACCOUNTS: '{}' }
    const all = { ...production, ...sms, ...mail, SMS_PROVIDER: 'tencent', ...others }
    const [only, ...rest] = startWarnings(readConfig(all))
    expect(rest).toEqual([])
    expect(only).toMatch(/^not registered in SMS_TEMPLATES: .*verification-code\.en/)
    expect(only).toContain('verification-code.zh.abroad')
    expect(only).not.toContain('verification-code.zh,')
  })
})

describe('in development', () => {
  test('the outbox is the mailbox', async () => {
    const providers = await providersFor({})
    await providers.sms(message)
    expect(providers.isMailbox).toBe(true)
  })

  test('the start warns once that this is development mode, and of what it publishes', () => {
    const [warning, ...rest] = startWarnings(readConfig({}))
    expect(rest).toEqual([])
    expect(warning).toMatch(/^development mode.*\/dev\/outbox.*demo accounts.*QUAYSIDE_MODE=production$/)
    const [withoutDemo] = startWarnings(readConfig({ DEMO_DATA: 'no' }))
    expect(withoutDemo).toMatch(/^development mode.*\/dev\/outbox/)
    expect(withoutDemo).not.toContain('demo accounts')
  })

  test('a configured provider sends for real, and the outbox keeps the content', async () => {
    provider.answers(() => ({ body: { Code: 'OK' } }))
    const providers = await providersFor({ ...sms, SMS_PROVIDER: 'aliyun' })
    await providers.sms(message)
    expect(provider.received).toHaveLength(1)
    expect(providers.isMailbox).toBe(true)
  })
})
