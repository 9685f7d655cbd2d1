import { expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { productionEnv } from '#tests/support/site.ts'
import { httpSettingsOf } from './http-settings.ts'

const settingsOf = (env: Readonly<Record<string, string>>) =>
  httpSettingsOf(readConfig({ ...productionEnv, ...env }))

test('every brand needs a host, since pages link to all of them', () => {
  expect(settingsOf({}).hosts.size).toBe(6)
  expect(() => settingsOf({ BRAND_HOSTS: 'group=a.example;fujian=b.example;network=c.example' })).toThrow(
    'BRAND_HOSTS: every brand needs a host; missing: ningbo, shanghai, shenzhen',
  )
})

test('the console cannot have the host of a brand', () => {
  expect(() => settingsOf({ CONSOLE_HOST: 'www.quayside.example' })).toThrow('is the host of a brand')
})
