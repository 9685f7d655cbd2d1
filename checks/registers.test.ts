import { expect, test } from 'vitest'
import { checkRegisters } from './registers.ts'
import { findIn } from './seeded-tree.ts'

const found = (file: string, text: string) => findIn(checkRegisters, { [file]: text })

test.each([
  [
    'message files',
    `import a from '#messages/zh/a.json' with { type: 'json' }\nimport b from '#messages/zh/b.json'\n\n/** Texts. */\nexport const texts = { a, b }`,
  ],
  [
    'calls',
    `import { logIn } from './identity.ts'\nimport {\n  listRates,\n} from './rates.ts'\nexport const calls = {\n  logIn,\n  listRates,\n} as const`,
  ],
  ['namespaces', `export const priceNamespaces = ['forms', 'prices'] as const`],
  [
    'namespaces and those of others',
    `import { formNamespaces } from './forms.ts'\n\nexport const priceNamespaces = [...formNamespaces, 'prices'] as const`,
  ],
])('a file that only lists %s is found', async (_what, text) => {
  expect(await found('web/language/all.ts', text)).toEqual(['register web/language/all.ts'])
})

test.each([
  ['a list of the domain', `export const states = ['open', 'closed'] as const`],
  [
    'a list with an expression',
    `import a from './a.ts'\nimport b from './b.ts'\nexport const all = [...a, ...b]`,
  ],
  [
    'a component beside its namespaces',
    `import a from './a.ts'\nconst namespaces = ['a']\nexport const f = () => a`,
  ],
])('%s is no register', async (_what, text) => {
  expect(await found('domain/list.ts', text)).toEqual([])
})
