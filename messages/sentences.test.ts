import { expect, test } from 'vitest'
import { keysOf } from '#tests/support/keys-of.ts'
import { messages } from './messages.ts'

const textAt = (tree: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], tree)

test('a company name that ends with a dot is not followed by another', () => {
  const doubled = Object.entries(messages.en).flatMap(([namespace, tree]) =>
    keysOf(tree)
      .filter((key) => String(textAt(tree, key)).includes('{{company}}.'))
      .map((key) => `${namespace}:${key}`),
  )
  expect(doubled).toEqual([])
})

test('sailings without a price say the same to visitors and to users who have logged in', () => {
  expect(messages.en.prices.range.exact).not.toMatch(/log.?in/i)
  expect(messages.zh.prices.range.exact).not.toContain('登录')
})
