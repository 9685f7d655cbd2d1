import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as architecture from '../architecture.mjs'
import { checkBoundaries, unseen } from './boundaries.ts'
import type { Finding } from './finding.ts'
import { matcher } from './patterns.ts'
import { findIn, type Seeds, seedTree } from './seeded-tree.ts'
import { accomplices, alsoBroken, cleanTree, trespasses } from './seeded-violations.data.ts'

/** Every listed package imported once from a place that may not. */
const smuggled = Object.entries(architecture.packages).map(([name, places]) => {
  const shore = ['domain/smuggled', 'server/rates'].find((folder) => !matcher(places)(`${folder}/x.ts`))
  const file = `${shore}/${name.replaceAll(/\W/g, '-')}.ts`
  return { rule: `package:${name}`, file, text: `export type { Cargo } from '${name}'` }
})

describe('a project with violations', () => {
  let findings: Finding[] = []
  let remove = async () => {}

  beforeAll(async () => {
    const seeds: Seeds = { ...cleanTree, ...accomplices }
    for (const [, file, text] of trespasses) seeds[file] = text
    for (const { file, text } of smuggled) seeds[file] = text
    const tree = await seedTree(seeds)
    remove = tree.remove
    findings = await checkBoundaries(tree.root)
  })
  afterAll(() => remove())

  const found = () => findings.map(({ rule, file }) => `${rule} ${file}`)

  test.each(trespasses)('%s catches %s', (rule, file) => {
    expect(found()).toContain(`${rule} ${file}`)
  })

  test.each(smuggled)('$rule catches $file', ({ rule, file }) => {
    expect(found()).toContain(`${rule} ${file}`)
  })

  test('nobody else is accused', () => {
    const expected = [
      ...trespasses.map(([rule, file]) => `${rule} ${file}`),
      ...smuggled.map(({ rule, file }) => `${rule} ${file}`),
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

  test('a cruise that saw no modules', () => {
    expect(unseen([file], [])).toMatchObject([{ rule: 'modules-seen', file: file.file }])
  })

  test('a cruise that saw a module and not its imports', () => {
    const blind = { source: file.file, valid: true, dependencies: [], dependents: [] }
    expect(unseen([file], [blind])).toMatchObject([{ rule: 'modules-seen', file: file.file }])
  })
})
