import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigurationError, readConfig, variables } from './config.ts'

const ownSecrets = {
  SECRET_KEY: 'a-secret-of-this-installation',
  METRICS_TOKEN: 'a-token-of-this-installation',
}

test('an empty environment is a complete development configuration', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    QUAYSIDE_MODE: 'development',
    PORT: 3000,
    HOST: '127.0.0.1',
    demoData: true,
  })
  expect(config.BRAND_HOSTS.size).toBe(0)
})

describe('production', () => {
  test('refuses the development secrets, naming each', () => {
    expect(() => readConfig({ QUAYSIDE_MODE: 'production' })).toThrow(/SECRET_KEY[\s\S]*METRICS_TOKEN/)
  })
  test('starts with its own secrets, without demo data', () => {
    expect(readConfig({ QUAYSIDE_MODE: 'production', ...ownSecrets }).demoData).toBe(false)
  })
})

describe('brand hosts', () => {
  test('are read by brand', () => {
    const hosts = readConfig({
      BRAND_HOSTS: 'group=www.quayside.example,quayside.example;ningbo=NB.quayside.example',
    })
    expect([...hosts.BRAND_HOSTS]).toEqual([
      ['www.quayside.example', 'group'],
      ['quayside.example', 'group'],
      ['nb.quayside.example', 'ningbo'],
    ])
  })
  test.each([
    ['paris=p.example', 'unknown brand'],
    ['group=a b', 'is not a host name'],
    ['group=x.example;ningbo=x.example', 'given twice'],
    ['group=', 'is not a host name'],
  ])('%s is refused: %s', (text, reason) => {
    expect(() => readConfig({ BRAND_HOSTS: text })).toThrow(reason)
  })
})

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '3e3'],
  ['TRUSTED_PROXIES', '10.0.0.300'],
  ['DATABASE_URL', 'mysql://x'],
  ['QUAYSIDE_MODE', 'prod'],
  ['SECRET_KEY', 'short'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigurationError)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('every wrong variable is named at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
})

test('docs/operations.md describes every variable', () => {
  const described = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  for (const name of Object.keys(variables)) expect(described).toContain(`| \`${name}\``)
})
