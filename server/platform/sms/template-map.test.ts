import { describe, expect, test } from 'vitest'
import type { Letter } from '#server/platform/outbox/letter.ts'
import { fillTemplate, readTemplateMap, unregistered } from './template-map.ts'

const letter: Letter = {
  recipient: '13800000000',
  subject: '',
  text: '',
  template: 'verification-code',
  language: 'en',
  brand: 'group',
  params: { brand: 'Quayside', code: '042017', minutes: '5' },
}

describe('the registered texts', () => {
  test('are read with their codes and the facts that fill them, in order', () => {
    const { map, troubles } = readTemplateMap(
      ' verification-code.en = SMS_42 ( minutes, code ) ;already-registered.zh=7;',
    )
    expect(troubles).toEqual([])
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
    expect(readTemplateMap(text).troubles.join()).toContain(reason)
  })
})

describe('filling in', () => {
  const filled = (text: string) => fillTemplate(letter, readTemplateMap(text).map)

  test('takes the facts that were asked for and no others', () => {
    expect(filled('verification-code.en=42(minutes,code)')).toEqual({
      code: '42',
      parameters: [
        ['minutes', '5'],
        ['code', '042017'],
      ],
    })
  })

  test('fails by name for a text without a code, and for a fact it does not have', () => {
    expect(() => filled('verification-code.zh=42(code)')).toThrow(
      'SMS_TEMPLATES has no code for verification-code.en',
    )
    expect(() => filled('verification-code.en=42(name)')).toThrow(
      'SMS_TEMPLATES asks verification-code.en for "name", which it does not have',
    )
  })
})
