import { expect, test } from 'vitest'
import { checkHygiene } from './hygiene.ts'
import { findIn } from './seeded-tree.ts'

// Written in two halves, so that this file passes its own check.
const at = (folder: string, rest: string) => ['', folder, rest].join('/')

test('a lockfile that names a registry is found', async () => {
  const lock = `{\n"packages": { "node_modules/zod": { "version": "4.6.7", "resolved": "https://registry.example/zod.tgz" } } }`
  expect(await findIn(checkHygiene, { 'package-lock.json': lock })).toEqual([
    'lockfile-host package-lock.json:2',
  ])
})

test('a lockfile without hosts has no findings', async () => {
  const lock = `{ "packages": { "node_modules/zod": { "version": "4.6.7", "funding": { "url": "https://zod.example" } } } }`
  expect(await findIn(checkHygiene, { 'package-lock.json': lock })).toEqual([])
})

test.each([
  ['a home folder', 'launch/run.mjs', `const data = '${at('home', 'ann/data')}'`],
  ['the home of root', '.ci/run', at('root', 'project')],
  ['a folder of work', 'docs/operations.md', `see ${at('work', 'notes')}`],
  ['a home folder on a Mac', 'knip.json', `{ "path": "${at('Users', 'ann')}" }`],
  ['a file address', 'web/routes.ts', `import '${['file:', '', at('opt', 'x.ts')].join('/')}'`],
  ['a home folder on Windows', 'launch/run.mjs', `const data = '${['C:', 'Users', 'ann'].join('\\\\')}'`],
])('%s is found', async (_, file, text) => {
  expect(await findIn(checkHygiene, { [file]: text })).toEqual([`machine-path ${file}:1`])
})

test('pages, imports and folders of every system are no machine paths', async () => {
  const text = `link('/workbench/list'); import '#web/root/x.ts'; run('/usr/bin/chromium'); join(root, 'work/home/x')
  fetch('https://quayside.example/home/page')`
  expect(await findIn(checkHygiene, { 'web/site/links.ts': text })).toEqual([])
})
