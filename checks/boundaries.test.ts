import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as architecture from '../architecture.mjs'
import { checkBoundaries, unseen } from './boundaries.ts'
import type { Finding } from './finding.ts'
import { matcher } from './patterns.ts'
import { findIn, type Seeds, seedTree } from './seeded-tree.ts'
import { alsoBroken, cleanTree, violationImports, violations } from './seeded-violations.data.ts'

/** Every listed package, imported once by a file that may not import it. */
const forbiddenImports = Object.entries(architecture.packages).map(([name, places]) => {
  const folder = ['domain/bad', 'server/rates'].find((candidate) => !matcher(places)(`${candidate}/x.ts`))
  const file = `${folder}/${name.replaceAll(/\W/g, '-')}.ts`
  return { rule: `package:${name}`, file, text: `export type { Cargo } from '${name}'` }
})

describe('a project with violations', () => {
  let findings: Finding[] = []
  let remove = async () => {}

  beforeAll(async () => {
    const seeds: Seeds = { ...cleanTree, ...violationImports }
    for (const [, file, text] of violations) seeds[file] = text
    for (const { file, text } of forbiddenImports) seeds[file] = text
    const tree = await seedTree(seeds)
    remove = tree.remove
    findings = await checkBoundaries(tree.root)
  })
  afterAll(() => remove())

  const found = () => findings.map(({ rule, file }) => `${rule} ${file}`)

  test.each(violations)('%s catches %s', (rule, file) => {
    expect(found()).toContain(`${rule} ${file}`)
  })

  test.each(forbiddenImports)('$rule catches $file', ({ rule, file }) => {
    expect(found()).toContain(`${rule} ${file}`)
  })

  test('no other file has a finding', () => {
    const expected = [
      ...violations.map(([rule, file]) => `${rule} ${file}`),
      ...forbiddenImports.map(({ rule, file }) => `${rule} ${file}`),
      ...alsoBroken,
    ]
    expect(found().toSorted()).toEqual(expected.toSorted())
  })

  test('every rule has a violation', async () => {
    const { boundaryRules } = await import('./boundary-rules.ts')
    const seeded = new Set(found().map((line) => line.split(' ', 1)[0]))
    expect(boundaryRules().filter(({ name }) => !seeded.has(name ?? ''))).toEqual([])
  })
})

test('a project that uses every allowed import has no findings', async () => {
  expect(await findIn(checkBoundaries, cleanTree)).toEqual([])
})

test('a capability imports the index of another once architecture.mjs allows it', async () => {
  const withArrow = { ...architecture, server: { ...architecture.server, arrows: { quotes: ['orders'] } } }
  const seeds = {
    ...cleanTree,
    'server/quotes/accept.ts': `import { routes } from '#server/orders/index.ts'\nexport const accept = routes`,
    'server/quotes/steal.ts': `import { load } from '#server/orders/order-store.ts'\nexport const steal = load`,
  }
  const found = await findIn((root) => checkBoundaries(root, withArrow), seeds)
  expect(found).toEqual(['index-only server/quotes/steal.ts'])
})

describe('a checker that reads nothing does not pass', () => {
  const file = { file: 'domain/orders/lifecycle.ts', text: `import { yuan } from '#domain/values/money.ts'` }

  test('an empty project', async () => {
    expect(await findIn(checkBoundaries, {})).toEqual(['modules-seen .'])
  })

  test('a run of dependency-cruiser that read no modules', () => {
    expect(unseen([file], [])).toMatchObject([{ rule: 'modules-seen', file: file.file }])
  })

  test('a run that read a module but not its imports', () => {
    const blind = { source: file.file, valid: true, dependencies: [], dependents: [] }
    expect(unseen([file], [blind])).toMatchObject([{ rule: 'modules-seen', file: file.file }])
  })
})
