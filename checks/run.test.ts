import { expect, test } from 'vitest'
import { budgetReport, findingsReport } from './report.ts'
import { runChecks } from './run.ts'
import { seedTree } from './seeded-tree.ts'

test('every check is run', async () => {
  const { root, remove } = await seedTree({
    'content/zh/about.json': '{ "title": "集卡" }',
    'database/migrations/0029_drop.sql': 'DROP TABLE "quote"',
    'domain/order.ts': `const port = '宁波' as any`,
    'domain/spread.ts': 'const all = { ...{ a }, b }',
    'server/orders/save.ts': 'const save = (db: Db) => deps.database.db.select()',
    'docs/start.md': ['', 'home', 'ann'].join('/'),
    'web/site/page.tsx': `export const page = brand.code === 'ningbo' && <button />`,
  })
  const findings = await runChecks(root)
  const report = await budgetReport(root, findings)
  await remove()
  const rules = new Set(findings.map(({ rule }) => rule))
  const expected = [
    'brand-condition',
    'chinese-literal',
    'content-files',
    'literal-spread',
    'machine-path',
    'message-files',
    'migration-expands',
    'no-any',
    'pool-in-transaction',
    'raw-button',
    'retired-term',
    'sample-feature',
    'sitemap',
  ]
  expect([...rules].toSorted()).toEqual(expected)
  expect(report).toContain('modules               4')
  expect(report).toContain('any                   1 of 0')
})

test('a check that cannot finish is a finding and the others still run', async () => {
  const { root, remove } = await seedTree({
    'messages/zh/orders.json': '{ "title": ',
    'domain/a.ts': 'let a: any',
  })
  const findings = await runChecks(root)
  await remove()
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'check-finished', file: 'checkMessages' }))
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'no-any' }))
})

test('findings are shown by rule with their places', () => {
  const detail = 'gives up the type'
  const findings = [
    { rule: 'no-any', file: 'domain/order.ts', line: 7, detail },
    { rule: 'no-any', file: 'domain/quote.ts', line: 9, detail },
    { rule: 'sitemap', file: 'web/routes.ts', detail: 'there is no site map' },
  ]
  expect(findingsReport(findings)).toEqual([
    'sitemap (1)',
    '  web/routes.ts  there is no site map',
    '',
    'no-any (2)',
    `  domain/order.ts:7  ${detail}`,
    `  domain/quote.ts:9  ${detail}`,
    '',
  ])
})
