import { expect, test } from 'vitest'
import { createTranslator, type Translator } from './translator.ts'

const homePage = ['common', 'site', 'home', 'services', 'brand'] as const

test('namespaces that load side by side are all there', async () => {
  const translator = await createTranslator('ningbo', 'en', ['common'])
  await Promise.all([translator.load(['services', 'home']), translator.load(['brand'])])
  expect(translator.translate('common:close')).toBe('Close')
  expect(translator.translate('services:ocean.name')).not.toBe('')
  expect(translator.translate('brand:headline')).not.toBe('')
})

test('a switch of the language keeps all namespaces and calls the listeners', async () => {
  const translator = await createTranslator('group', 'en', homePage)
  const english = translator.translate('brand:headline')
  let calls = 0
  const stop = translator.onSwitch(() => {
    calls += 1
  })
  await translator.switchTo('zh')
  expect(translator.language).toBe('zh')
  expect(translator.translate('common:close')).toBe('关闭')
  expect(translator.translate('brand:headline')).not.toBe(english)
  stop()
  await translator.switchTo('en')
  expect(calls).toBe(1)
  expect(translator.translate('brand:headline')).toBe(english)
})

test('a namespace that is not loaded has no texts', async () => {
  const translator = await createTranslator('group', 'zh', ['common'])
  expect(() => translator.translate('brand:headline')).toThrow('No text')
  await translator.load(['brand'])
  expect(translator.translate('brand:headline')).not.toBe('')
})

test('a text that may be missing is undefined', async () => {
  const translator = await createTranslator('group', 'en', ['forms'])
  expect(translator.find('forms:problems.code.wrong-format')).toBe('Enter the 6-digit code')
  expect(translator.find('forms:problems.code.too-long')).toBeUndefined()
  expect(translator.find('forms:problems')).toBeUndefined()
  expect(translator.find('session:problems.policy.required')).toBeUndefined()
})

test('the sections of all nouns are one namespace', async () => {
  const translator = await createTranslator('group', 'en', ['refusals'])
  expect(translator.translate('refusals:quote-expired')).not.toBe('')
  expect(translator.translate('refusals:not-found')).not.toBe('')
})

const port = 'home:quoteBox.ports.CNSHA'
const changes: Readonly<Record<string, (translator: Translator) => readonly Promise<void>[]>> = {
  'a load, then a change of language': (one) => [one.load(['home']), one.switchTo('en')],
  'a change of language, then a load': (one) => [one.switchTo('en'), one.load(['home'])],
  'two loads of the same around a change': (one) => [
    one.load(['home']),
    one.switchTo('en'),
    one.load(['home']),
  ],
}

test.each(Object.entries(changes))('%s at once: every text is in the new language', async (_, change) => {
  const translator = await createTranslator('group', 'zh', ['common'])
  await Promise.all(change(translator))
  expect(translator.language).toBe('en')
  expect(translator.find(port)).toBe('Shanghai')
})
