import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { notificationKindNames, notificationKinds } from '#domain/notifications/notification.ts'
import { notificationParams } from '#domain/notifications/notification-params.ts'
import { cutOffCodes } from '#domain/schedules/cut-offs.ts'
import { keysOf } from '#tests/support/keys-of.ts'
import { messages } from './messages.ts'

const en = messages.en.notifications
const zh = messages.zh.notifications

const texts = { zh, en }
const cutOffKinds = ['order-cut-off-reminder', 'order-cut-off-earlier'] as const

describe.each(languages)('the notices in %s', (language) => {
  test.each(notificationKindNames)('%s says every fact it has, and has every fact it says', (kind) => {
    const given = Object.fromEntries(notificationKinds[kind].params.map((name) => [name, `<${name}>`]))
    const params = notificationParams(kind, given, language)
    const text = sentence(texts[language], language, `${kind}.text`, params)
    expect(text).not.toContain('{{')
    for (const said of Object.values(params)) expect(text).toContain(said)
    // A subject line contains nothing that users have typed.
    expect(sentence(texts[language], language, `${kind}.title`)).not.toContain('{{')
  })

  test('a rate alert names its ports, with their codes', () => {
    const params = { pol: 'CNNGB', pod: 'NLRTM', type: '40HQ', total: '20100.50', threshold: '21000' }
    const named = notificationParams('rate-alert', params, language)
    const text = sentence(texts[language], language, 'rate-alert.text', named)
    const ports = { zh: '宁波（CNNGB）至鹿特丹（NLRTM）', en: 'Ningbo (CNNGB) to Rotterdam (NLRTM)' }
    expect(text).toContain(ports[language])
    expect(text).toContain('20100.50')
  })

  test.each(cutOffKinds)('%s names the cut-off, and its time with the zone', (kind) => {
    const params = { order: 'S261118-000001', cutOff: 'FCO', dueAt: '2026-11-19T10:00:00.000Z' }
    const text = sentence(
      texts[language],
      language,
      `${kind}.text`,
      notificationParams(kind, params, language),
    )
    expect(text).toContain(texts[language][kind].cutOffs.FCO)
    expect(text).toMatch(/18:00.\(UTC\+8\)/)
  })

  test('no other notice is worded', () => {
    const keys = notificationKindNames.flatMap((kind) => [`${kind}.title`, `${kind}.text`])
    const cutOff = ['text_cutOff', ...cutOffCodes.map((code) => `cutOffs.${code}`)]
    const named = cutOffKinds.flatMap((kind) => cutOff.map((key) => `${kind}.${key}`))
    expect(keysOf(texts[language])).toEqual([...keys, ...named].sort())
  })
})
