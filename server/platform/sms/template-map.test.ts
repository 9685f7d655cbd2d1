import { describe, expect, test } from 'vitest'
import type { RenderedMessage } from '#server/platform/outbox/render-message.ts'
import { fillTemplate, readTemplateMap, unregistered } from './template-map.ts'

const message: RenderedMessage = {
  recipient: '13800000000',
  subject: '',
  text: '',
  template: 'verification-code',
  language: 'en',
  brand: 'group',
  params: { brand: 'Quayside', code: '042017', minutes: '5' },
}

describe('registered templates', () => {
  test('are read with their codes and their parameters in order', () => {
    const { map, problems } = readTemplateMap(
      ' verification-code.en = SMS_42 ( minutes, code ) ;already-registered.zh=7;',
    )
    expect(problems).toEqual([])
    expect([...map]).toEqual([
      ['verification-code.en', { code: 'SMS_42', parameters: ['minutes', 'code'] }],
      ['already-registered.zh', { code: '7', parameters: [] }],
    ])
    expect(unregistered(map)).toContain('verification-code.zh')
    expect(unregistered(map)).not.toContain('verification-code.en')
  })

  test.each([
    ['verification-code', 'is not like'],
    ['verification-code.zh=', 'is not like'],
    ['verification-code.zh=1(code', 'is not like'],
    ['verification-code.fr=1', 'there is no text "verification-code.fr"'],
    ['greeting.zh=1', 'there is no text "greeting.zh"'],
    ['verification-code.zh=1;verification-code.zh=2', 'is given twice'],
  ])('%s is refused', (text, reason) => {
    expect(readTemplateMap(text).problems.join()).toContain(reason)
  })
})

describe('filling in', () => {
  const filled = (text: string) => fillTemplate(message, readTemplateMap(text).map)

  test('uses the registered parameters only', () => {
    expect(filled('verification-code.en=42(minutes,code)')).toEqual({
      code: '42',
      parameters: [
        ['minutes', '5'],
        ['code', '042017'],
      ],
    })
  })

  test('names a text without a code and a missing parameter', () => {
    expect(() => filled('verification-code.zh=42(code)')).toThrow(
      'SMS_TEMPLATES has no code for verification-code.en',
    )
    expect(() => filled('verification-code.en=42(name)')).toThrow(
      'SMS_TEMPLATES asks verification-code.en for "name", which it does not have',
    )
  })
})
