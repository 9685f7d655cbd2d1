import { expect, test } from 'vitest'
import { isNotificationKind, topicOf } from './notification.ts'

test.each([
  ['licence-approved', 'certification'],
  ['join-requested', 'company'],
  ['rate-alert', 'prices'],
  ['order-message', 'orders'],
  ['order-cut-off-earlier', 'deadlines'],
  ['password-changed', 'security'],
] as const)('%s belongs to the topic %s', (kind, topic) => {
  expect(topicOf(kind)).toBe(topic)
})

test.each([
  ['rate-alert', true],
  ['prices', false],
  ['toString', false],
  ['', false],
])('“%s” is a notification: %s', (name, isOne) => {
  expect(isNotificationKind(name)).toBe(isOne)
})
