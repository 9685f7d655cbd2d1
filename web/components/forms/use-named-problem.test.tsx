import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Language } from '#domain/brands/brand.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { useNamedProblem } from './use-named-problem.ts'

test.each<[Language, string, string, string]>([
  ['en', 'Password', 'Use both letters and digits', 'Password: use both letters and digits'],
  ['en', 'Confirm password', 'Passwords do not match', 'Confirm password: passwords do not match'],
  ['en', 'Target price', 'CNY amounts have two decimals', 'Target price: CNY amounts have two decimals'],
  ['en', 'B/L no.', 'A number has 8 digits', 'B/L no.: a number has 8 digits'],
  ['en', 'Port', 'Exports leave from another place', 'Port: exports leave from another place'],
  ['en', 'Mobile', 'Enter a valid mobile number', 'Enter a valid mobile number'],
  ['en', 'Volume (CBM)', 'Enter a volume from 1 to 9 CBM', 'Enter a volume from 1 to 9 CBM'],
  [
    'en',
    'Service agreement and privacy policy',
    'Please accept the service agreement and the privacy policy',
    'Please accept the service agreement and the privacy policy',
  ],
  ['zh', '确认密码', '两次输入的密码不一致', '确认密码：两次输入的密码不一致'],
  ['zh', '查验（按码头） · 浦东 SPICT', '查验（按码头） · 浦东 SPICT必填', '查验（按码头） · 浦东 SPICT必填'],
  ['zh', '体积（立方米）', '请填写 1 至 9 之间的体积', '请填写 1 至 9 之间的体积'],
])('%s, %s: %s', async (language, label, text, named) => {
  const translator = await createTranslator('group', language, [...baseNamespaces])
  const { result } = renderHook(useNamedProblem, {
    wrapper: ({ children }) => <TranslatorContext value={translator}>{children}</TranslatorContext>,
  })
  expect(result.current(label, text)).toBe(named)
})
