import { expect, test } from 'vitest'
import { standaloneTemplates } from '#domain/notifications/message.ts'
import { keysOf } from '#tests/support/keys-of.ts'
import { messages } from './messages.ts'

const en = messages.en.outbox
const zh = messages.zh.outbox

test.each([
  ['zh', zh],
  ['en', en],
])(
  'every message of the outbox has a subject and a text in %s, and there are no others',
  (_language, texts) => {
    const keys = standaloneTemplates.flatMap((template) => [`${template}.subject`, `${template}.text`])
    // A notification has its own texts; here are only the frames around them. A long summary lists only the newest.
    const others = ['notification.text', 'notification.textWithLink', 'daily-digest.text_listed']
    expect(keysOf(texts)).toEqual([...keys, ...others].sort())
  },
)
