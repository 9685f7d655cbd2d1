import { expect, test } from 'vitest'
import { checkKnownTokens } from './known-tokens.ts'
import { findIn } from './seeded-tree.ts'

const find = (seeds: Record<string, string>) =>
  findIn(checkKnownTokens, { 'web/ui/tokens.css': ':root {\n  --space-l: 24px;\n}', ...seeds })

test('a token that is declared nowhere is found', async () => {
  expect(await find({ 'web/site/page.module.css': '.page {\n  gap: var(--space-3);\n}' })).toEqual([
    'unknown-token web/site/page.module.css:2',
  ])
})

test.each([
  '.page {\n  gap: var(--space-l);\n}',
  '.page {\n  gap: var(--own, 4px);\n}',
  '.page {\n  --own: 4px;\n  gap: var(--own);\n}',
])('%j is right', async (css) => {
  expect(await find({ 'web/site/page.module.css': css })).toEqual([])
})

test('a property that code sets is declared', async () => {
  const code = "export const page = { '--share': 1 }"
  expect(
    await find({ 'web/site/page.ts': code, 'web/site/page.module.css': '.a { flex: var(--share) }' }),
  ).toEqual([])
})
