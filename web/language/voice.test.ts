import { expect, test } from 'vitest'
import { createVoice } from './voice.ts'

test('lessons learnt side by side are all remembered', async () => {
  const voice = await createVoice('ningbo', 'en', ['site', 'face'])
  expect(voice.say('common:close')).toBe('Close')
  expect(voice.say('services:ocean.name')).not.toBe('')
  expect(voice.say('brand:headline')).not.toBe('')
})

test('a voice that changes its language keeps its lessons and tells its listeners', async () => {
  const voice = await createVoice('group', 'en', ['site', 'face'])
  const english = voice.say('brand:headline')
  let heard = 0
  const stop = voice.onSpeaking(() => {
    heard += 1
  })
  await voice.speak('zh')
  expect(voice.language).toBe('zh')
  expect(voice.say('common:close')).toBe('关闭')
  expect(voice.say('brand:headline')).not.toBe(english)
  stop()
  await voice.speak('en')
  expect(heard).toBe(1)
  expect(voice.say('brand:headline')).toBe(english)
})

test('a lesson can be learnt later; until then its words are a broken promise', async () => {
  const voice = await createVoice('group', 'zh', ['site'])
  expect(() => voice.say('brand:headline')).toThrow('No text')
  await voice.learn('face')
  expect(voice.say('brand:headline')).not.toBe('')
})

test('words that may be missing are looked for, not promised', async () => {
  const voice = await createVoice('group', 'en', ['site', 'forms'])
  expect(voice.find('forms:problems.code.wrong-format')).toBe('The code has 6 digits')
  expect(voice.find('forms:problems.code.too-long')).toBeUndefined()
  expect(voice.find('forms:problems')).toBeUndefined()
  expect(voice.find('session:problems.policy.required')).toBeUndefined()
})
