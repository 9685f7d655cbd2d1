import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { noticeKindNames, noticeKinds } from '#domain/notifications/notice.ts'
import { noticeFacts } from '#domain/notifications/notice-facts.ts'
import en from './en/notices.json' with { type: 'json' }
import { keysOf } from './keys-of.ts'
import zh from './zh/notices.json' with { type: 'json' }

const texts = { zh, en }

describe.each(languages)('the notices in %s', (language) => {
  test.each(noticeKindNames)('%s says every fact it has, and has every fact it says', (kind) => {
    const given = Object.fromEntries(noticeKinds[kind].facts.map((name) => [name, `<${name}>`]))
    const facts = noticeFacts(kind, given, language)
    const text = sentence(texts[language], language, `${kind}.text`, facts)
    expect(text).not.toContain('{{')
    for (const said of Object.values(facts)) expect(text).toContain(said)
    // Nothing typed by anybody stands in a subject line.
    expect(sentence(texts[language], language, `${kind}.title`)).not.toContain('{{')
  })

  test('a rate alert names its ports, with their codes', () => {
    const facts = { pol: 'CNNGB', pod: 'NLRTM', type: '40HQ', total: '20100.50', threshold: '21000' }
    const told = noticeFacts('rate-alert', facts, language)
    const text = sentence(texts[language], language, 'rate-alert.text', told)
    const ports = { zh: '宁波（CNNGB）至鹿特丹（NLRTM）', en: 'Ningbo (CNNGB) to Rotterdam (NLRTM)' }
    expect(text).toContain(ports[language])
    expect(text).toContain('20100.50')
  })

  test('no other notice is worded', () => {
    const keys = noticeKindNames.flatMap((kind) => [`${kind}.title`, `${kind}.text`])
    expect(keysOf(texts[language])).toEqual(keys.sort())
  })
})
