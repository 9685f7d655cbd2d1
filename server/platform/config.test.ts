import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigurationError, readConfig, variables } from './config.ts'

const production = {
  QUAYSIDE_MODE: 'production',
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

const publicSite = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  PUBLIC_SCHEME: 'https',
  BRAND_HOSTS: 'group=www.quayside.example',
  CONSOLE_HOST: 'console.quayside.example',
  TRUSTED_PROXIES: '127.0.0.1',
}

const refusalOf = (env: Record<string, string>): string => {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message
    throw error
  }
}

describe('development', () => {
  const names = (message: string) => [...message.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name)

  test.each(Object.entries(publicSite))('refuses %s=%s of a public site', (name, value) => {
    for (const mode of ['', 'development']) {
      const message = refusalOf({ QUAYSIDE_MODE: mode, [name]: value })
      expect(names(message)).toEqual(['QUAYSIDE_MODE', name])
      expect(message).toContain('Set QUAYSIDE_MODE=production')
    }
  })
  test('names every reason at once', () => {
    expect(names(refusalOf(publicSite))).toEqual(['QUAYSIDE_MODE', ...Object.keys(publicSite)])
  })
  test.each([
    '0.0.0.0',
    '::',
    '192.168.1.4',
    '10.127.0.1',
    'quayside.example',
    'localhost.evil.example',
    '::2',
  ])('does not listen on %s', (host) => expect(names(refusalOf({ HOST: host }))).toContain('HOST'))
  test.each(['127.0.0.1', '127.4.5.6', '::1', '0:0:0:0:0:0:0:1', 'localhost', 'LOCALHOST'])(
    'listens on %s',
    (host) => expect(refusalOf({ HOST: host })).toBe(''),
  )
  test.each([
    ['CONSOLE_HOST', 'staff.localhost'],
    ['PUBLIC_SCHEME', 'http'],
    ['BRAND_HOSTS', ''],
    ['TRUSTED_PROXIES', ''],
    ['NODE_ENV', 'development'],
    ['NODE_ENV', 'test'],
  ])('takes %s=%s', (name, value) => expect(refusalOf({ [name]: value })).toBe(''))
})

describe('production', () => {
  test('refuses the development secrets, naming each', () => {
    expect(() => readConfig({ QUAYSIDE_MODE: 'production' })).toThrow(/SECRET_KEY[\s\S]*METRICS_TOKEN/)
  })
  test('starts with its own secrets, without demo data', () => {
    expect(readConfig(production).demoData).toBe(false)
    expect(readConfig({ ...production, DEMO_DATA: 'no' }).demoData).toBe(false)
  })
  test('refuses demo data', () => {
    expect(() => readConfig({ ...production, DEMO_DATA: 'yes' })).toThrow(/^ {2}DEMO_DATA: /m)
  })
  test('takes everything that a public site needs', () => {
    expect(() => readConfig({ ...production, ...publicSite })).not.toThrow()
  })
})

describe('brand hosts', () => {
  test('are read by brand', () => {
    const hosts = readConfig({
      ...production,
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

describe('bank accounts', () => {
  const name = { zh: '名称', en: 'Name' }
  const group = { payee: name, bank: name, account: '0000 1234', swift: 'EXAMCNBJ001' }
  const read = (accounts: object) => readConfig({ BANK_ACCOUNTS: JSON.stringify(accounts) })
  test('are read by brand', () => {
    expect(read({ group }).external.bankAccounts).toEqual({ group })
    expect(readConfig({}).external.bankAccounts).toBeUndefined()
  })
  test.each([
    [{ paris: group }, 'paris'],
    [{ group: { ...group, swift: 'EXAM' } }, 'group.swift: must be a SWIFT code'],
    [{ group: { ...group, account: '' } }, 'group.account: must be an account number'],
    [{ group: { ...group, payee: { zh: '名称' } } }, 'group.payee.en'],
  ])('%j is refused: %s', (accounts, reason) => {
    expect(() => read(accounts)).toThrow(reason)
    expect(() => read(accounts)).toThrow('BANK_ACCOUNTS')
  })
  test('text that is no JSON is refused', () => {
    expect(() => readConfig({ BANK_ACCOUNTS: 'ICBC 1234' })).toThrow('BANK_ACCOUNTS: must be JSON')
  })
})

test('every wrong variable is named at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
})

test('docs/operations.md describes every variable', () => {
  const described = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  for (const name of Object.keys(variables)) expect(described).toContain(`| \`${name}\``)
})
