import { describe, expect, test } from 'vitest'
import {
  channelsFor,
  choiceProblems,
  effectiveChoices,
  type NotificationChoice,
  readChoices,
} from './choices.ts'
import type { Channel } from './message.ts'
import { type NotificationTopic, notificationTopics } from './notification.ts'

const choice = (topic: NotificationTopic, channel: Channel, isWanted: boolean): NotificationChoice => ({
  topic,
  channel,
  isWanted,
})

describe('the channels of a notification', () => {
  test.each<[NotificationTopic, readonly NotificationChoice[], boolean, readonly Channel[]]>([
    ['security', [], true, ['sms', 'mail']],
    ['security', [], false, ['sms']],
    ['certification', [], true, ['sms', 'mail']],
    ['certification', [], false, ['sms']],
    ['company', [], true, ['mail']],
    ['prices', [], true, ['mail']],
    ['prices', [], false, ['sms']],
    ['company', [], false, ['sms']],
    ['prices', [choice('prices', 'sms', false)], false, []],
    ['company', [choice('company', 'sms', true)], true, ['sms', 'mail']],
    ['security', [choice('security', 'mail', false)], true, ['sms']],
    ['company', [choice('company', 'mail', false)], true, []],
    ['company', [choice('security', 'mail', false)], true, ['mail']],
    ['security', [choice('security', 'sms', false), choice('security', 'mail', false)], true, []],
  ])('%s, chosen %o, with an e-mail address %s: %o', (topic, made, hasEmail, expected) => {
    expect(channelsFor(topic, made, hasEmail ? ['sms', 'mail'] : ['sms'])).toEqual(expected)
  })

  test('a user without a mobile gets no SMS', () => {
    expect(channelsFor('security', [], ['mail'])).toEqual(['mail'])
  })

  test('every topic is listed with every channel, chosen or not', () => {
    const shown = effectiveChoices({ made: [choice('company', 'sms', true)], reachable: ['sms', 'mail'] })
    expect(shown).toHaveLength(notificationTopics.length * 2)
    expect(shown).toContainEqual(choice('company', 'sms', true))
    expect(shown).toContainEqual(choice('company', 'mail', true))
    expect(shown).toContainEqual(choice('certification', 'sms', true))
  })
})

describe('a choice of channels', () => {
  const off = [choice('company', 'mail', false)]
  test.each<
    [string, readonly NotificationChoice[], readonly NotificationChoice[], boolean, object | undefined]
  >([
    ['SMS without an address', [choice('company', 'sms', true)], [], false, undefined],
    ['mail with an address', [choice('company', 'mail', true)], off, true, undefined],
    ['mail off, without an address', off, [], false, undefined],
    ['mail left as it was, without an address', [choice('company', 'mail', true)], [], false, undefined],
    [
      'new mail without an email address',
      [choice('company', 'sms', true), choice('company', 'mail', true)],
      off,
      false,
      { 'choices.1': 'inconsistent' },
    ],
    [
      'a duplicate',
      [choice('company', 'sms', true), choice('security', 'sms', true), choice('company', 'sms', false)],
      [],
      true,
      { 'choices.2': 'inconsistent' },
    ],
  ])('%s', (_what, typed, made, hasEmail, fields) => {
    const result = readChoices(typed, { made, reachable: hasEmail ? ['sms', 'mail'] : ['sms'] })
    if (fields) expect(result).toMatchObject({ ok: false, refusal: 'invalid-input', fields })
    else expect(result).toEqual({ ok: true, value: typed })
  })

  test('SMS newly chosen without a mobile is refused; the default stays', () => {
    const typed = [choice('security', 'sms', true), choice('company', 'sms', true)]
    expect(choiceProblems(typed, { made: [], reachable: ['mail'] })).toEqual({ 'choices.1': 'inconsistent' })
  })

  test('a channel that is not wanted needs no way to the user', () => {
    const typed = [choice('company', 'sms', false)]
    expect(choiceProblems(typed, { made: [], reachable: ['mail'] })).toEqual({})
  })

  test.each<[string, Parameters<typeof choiceProblems>[0]]>([
    ['nothing', [undefined, undefined]],
    ['topics without a channel', [{ topic: 'company', isWanted: true }, { topic: 'company' }]],
    ['channels without a topic', [{ channel: 'mail' }, { channel: 'mail' }]],
    ['the same topic by another channel', [choice('company', 'sms', true), choice('company', 'mail', true)]],
    ['a complete choice after nothing', [undefined, choice('company', 'mail', true), undefined]],
  ])('%s is no duplicate', (_what, sent) => {
    expect(choiceProblems(sent, { made: [], reachable: ['sms', 'mail'] })).toEqual({})
  })

  test('a wanted topic without a channel is not unreachable', () => {
    expect(choiceProblems([{ topic: 'company', isWanted: true }], { made: [], reachable: [] })).toEqual({})
  })
})
