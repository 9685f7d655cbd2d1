import { afterEach, describe, expect, test, vi } from 'vitest'
import { CircuitOpen, circuitRules } from '#server/platform/circuit.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { RenderedMessage } from '#server/platform/outbox/render-message.ts'
import { Declined, Unreachable } from '#server/platform/unreachable.ts'
import { openSmtpServer } from '#tests/support/smtp-server.ts'
import { type MailSettings, readMailFrom, readSmtpUrl } from './mail-settings.ts'
import { smtpMail } from './smtp.ts'

const server = await openSmtpServer()
const settings: MailSettings = {
  host: '127.0.0.1',
  port: server.port,
  isSecure: false,
  account: undefined,
  from: { name: '启舷物流', address: 'no-reply@quayside.example' },
}
const provider = (more: Partial<MailSettings> = {}) =>
  smtpMail({ settings: { ...settings, ...more }, clock: systemClock })
const message: RenderedMessage = {
  recipient: 'lin@customer.example',
  subject: '您的验证码',
  text: '验证码 042017。\n.\n请勿告诉任何人。',
  template: 'verification-code',
  language: 'zh',
  brand: 'group',
  params: {},
}

/** The unfolded header lines, and the body. */
function readMail(data: string) {
  const [head = '', body = ''] = data.split(/\r\n\r\n([\s\S]*)/)
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const index = line.indexOf(':')
    return [line.slice(0, index).toLowerCase(), line.slice(index + 1).trim()]
  })
  return { headers: new Map(headers), names: headers.map(([name]) => name), body }
}
const decodeWord = (word = '') =>
  word.replace(/=\?utf-8\?(b|q)\?([^?]*)\?=(?: (?==\?))?/gi, (_, kind: string, text: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString()
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (_hex, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString(),
  )

afterEach(() => {
  vi.useRealTimers()
})

test('a message is sent as plain text, with subject and sender encoded', async () => {
  server.behaves({})
  await provider()(message)
  const [mail] = server.taken
  expect(mail?.from).toMatch(/^MAIL FROM:<no-reply@quayside\.example>/)
  expect(mail?.to).toEqual(['RCPT TO:<lin@customer.example>'])
  const { headers, body } = readMail(mail?.data ?? '')
  expect(mail?.data).toMatch(/^[\r\n\x20-\x7E]*$/)
  expect(decodeWord(headers.get('subject'))).toBe('您的验证码')
  expect(decodeWord(headers.get('from'))).toBe('启舷物流 <no-reply@quayside.example>')
  expect(headers.get('to')).toBe('lin@customer.example')
  expect(headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8/)
  expect(headers.get('content-transfer-encoding')).toBe('base64')
  expect(Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n').trim()).toBe(message.text)
})

describe('nothing in a message', () => {
  test.each(['one\r\nBcc: thief@evil.example', 'one\nBcc: thief@evil.example', 'one\rBcc: x', 'one\0two'])(
    'as the subject %j starts a header',
    async (subject) => {
      server.behaves({})
      await provider()({ ...message, subject })
      const [mail] = server.taken
      expect(mail?.to).toEqual(['RCPT TO:<lin@customer.example>'])
      const { headers, names } = readMail(mail?.data ?? '')
      expect(names).not.toContain('bcc')
      expect(headers.get('subject')).toMatch(/^one /)
    },
  )

  test.each([
    'lin@customer.example\r\nRCPT TO:<thief@evil.example>',
    'lin@customer.example, thief@evil.example',
    'lin@customer.example;thief@evil.example',
    'Lin <lin@customer.example>',
    '"lin thief@evil.example"@customer.example',
    'lin@customer.example>',
    'lin',
    '',
  ])('as the recipient %j reaches another address', async (recipient) => {
    server.behaves({})
    await expect(provider()({ ...message, recipient })).rejects.toThrow(
      'The recipient of a mail is no address',
    )
    expect(server.commands).toEqual([])
  })

  test('ends the mail early', async () => {
    server.behaves({})
    await provider()({ ...message, text: 'before\r\n.\r\nMAIL FROM:<thief@evil.example>\r\nafter' })
    expect(server.taken).toHaveLength(1)
    expect(server.commands.filter((line) => line.startsWith('MAIL'))).toHaveLength(1)
  })
})

describe('a mail server', () => {
  test('gets our login when it requires one', async () => {
    server.behaves({})
    await provider({ account: { user: 'quay', pass: 'side' } })(message)
    expect(server.commands).toContain(`AUTH PLAIN ${Buffer.from('\0quay\0side').toString('base64')}`)
  })

  test('on another machine gets no password without encryption', async () => {
    server.behaves({})
    const send = provider({ host: '0.0.0.0', account: { user: 'quay', pass: 'side' } })
    await expect(send(message)).rejects.toThrow()
    expect(server.commands.some((line) => line.startsWith('EHLO'))).toBe(true)
    expect(server.commands.some((line) => line.startsWith('AUTH'))).toBe(false)
    expect(server.taken).toEqual([])
  })

  test.each(['RCPT', '.', 'MAIL'])(
    'that declines at %s is reported by its code, without the address',
    async (at) => {
      server.behaves({ answers: { [at]: '550 no lin@customer.example here' } })
      const send = provider()
      for (let time = 0; time <= circuitRules.failuresToOpen; time += 1)
        await expect(send(message)).rejects.toThrow(new Declined('the mail server declined: 550'))
    },
  )

  test('that cannot be connected is unreachable, and not called for a while', async () => {
    const send = provider({ port: 1 })
    for (let time = 0; time < circuitRules.failuresToOpen; time += 1)
      await expect(send(message)).rejects.toThrow(Unreachable)
    await expect(send(message)).rejects.toThrow(CircuitOpen)
  })

  test('that does not answer times out after ten seconds', async () => {
    server.behaves({ isSilent: true })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sending = expect(provider()(message)).rejects.toThrow(Unreachable)
    await vi.advanceTimersByTimeAsync(10_000)
    await sending
  })
})

test.each([
  ['no-reply@quayside.example', { name: '', address: 'no-reply@quayside.example' }],
  ['Quayside <no-reply@quayside.example>', { name: 'Quayside', address: 'no-reply@quayside.example' }],
  ['"启舷" <a@b.example>', { name: '启舷', address: 'a@b.example' }],
  ['Quayside', undefined],
  ['a@b.example, c@d.example', undefined],
  ['Quayside <a@b.example> <c@d.example>', undefined],
  ['a@b.example\nBcc: c@d.example', undefined],
])('the sender %j is parsed as %j', (text, read) => {
  expect(readMailFrom(text)).toEqual(read)
})

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, account: undefined }],
  [
    'smtps://us%40er:p%2Fw@mail.example',
    { host: 'mail.example', port: 465, isSecure: true, account: { user: 'us@er', pass: 'p/w' } },
  ],
  ['smtp://[::1]:25', { host: '::1', port: 25, isSecure: false, account: undefined }],
  ['https://mail.example', undefined],
  ['smtp://', undefined],
  ['mail.example:25', undefined],
])('the server %s is parsed as %j', (text, read) => {
  expect(readSmtpUrl(text)).toEqual(read)
})
