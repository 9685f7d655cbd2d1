import { expect, test } from 'vitest'
import { checkSampleFeature } from './sample-feature.ts'
import { findIn } from './seeded-tree.ts'

const guide = (files: readonly string[]) => files.map((file) => `- \`${file}\`: why`).join('\n')
const found = (files: readonly string[], there: readonly string[]) =>
  findIn(checkSampleFeature, {
    'docs/adding-a-feature.md': guide(files),
    ...Object.fromEntries(there.map((file) => [file, ''])),
  })
const many = Array.from({ length: 19 }, (_, index) => `domain/${index}.ts`)

test('the guide lists at most 18 files that exist', async () => {
  expect(await found(many.slice(1), many)).toEqual([])
  expect(await found(many, many)).toEqual(['sample-feature docs/adding-a-feature.md'])
  expect(await found(['domain/1.ts', 'domain/2.ts'], ['domain/1.ts'])).toEqual([
    'sample-feature docs/adding-a-feature.md',
  ])
  expect(await found([], [])).toEqual(['sample-feature docs/adding-a-feature.md'])
})
