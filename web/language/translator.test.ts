import { expect, test } from 'vitest'
import { createTranslator } from './translator.ts'

test('lessons learnt side by side are all remembered', async () => {
  const translator = await createTranslator('ningbo', 'en', ['site', 'face'])
  expect(translator.say('common:close')).toBe('Close')
  expect(translator.say('services:ocean.name')).not.toBe('')
  expect(translator.say('brand:headline')).not.toBe('')
})

test('a voice that changes its language keeps its lessons and tells its listeners', async () => {
  const translator = await createTranslator('group', 'en', ['site', 'face'])
  const english = translator.say('brand:headline')
  let heard = 0
  const stop = translator.onSpeaking(() => {
    heard += 1
  })
  await translator.speak('zh')
  expect(translator.language).toBe('zh')
  expect(translator.say('common:close')).toBe('关闭')
  expect(translator.say('brand:headline')).not.toBe(english)
  stop()
  await translator.speak('en')
  expect(heard).toBe(1)
  expect(translator.say('brand:headline')).toBe(english)
})

test('a lesson can be learnt later; until then its words are a broken promise', async () => {
  const translator = await createTranslator('group', 'zh', ['site'])
  expect(() => translator.say('brand:headline')).toThrow('No text')
  await translator.learn('face')
  expect(translator.say('brand:headline')).not.toBe('')
})

test('words that may be missing are looked for, not promised', async () => {
  const translator = await createTranslator('group', 'en', ['site', 'forms'])
  expect(translator.find('forms:problems.code.wrong-format')).toBe('Enter the 6-digit code')
  expect(translator.find('forms:problems.code.too-long')).toBeUndefined()
  expect(translator.find('forms:problems')).toBeUndefined()
  expect(translator.find('session:problems.policy.required')).toBeUndefined()
})
