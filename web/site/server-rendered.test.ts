import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

test('every page that loads texts in the browser is rendered by the server too', () => {
  const pages = sourcesIn(join(import.meta.dirname, '..')).filter(({ text }) =>
    /^export const clientLoader\b/m.test(text),
  )
  expect(pages.length).toBeGreaterThan(10)
  const hasLoader = /^export (?:const|async function|function) loader\b/m
  expect(pages.filter(({ text }) => !hasLoader.test(text)).map(({ file }) => file)).toEqual([])
})

const routesText = readFileSync(join(import.meta.dirname, '..', 'routes.ts'), 'utf8')
const publicPages = [...routesText.matchAll(/'((?:site|services|session)\/[\w/-]+\.tsx)'/g)]
  .map(([, file = '']) => file)
  .filter((file) => !/-layout|boundary|not-found/.test(file))

test('every page that visitors open states which names of a query it reads', () => {
  expect(publicPages.length).toBeGreaterThan(15)
  const states = /^export const handle = (?:oceanHandle$|\{[^}]*queryNames)/m
  const silent = publicPages.filter(
    (file) => !states.test(readFileSync(join(import.meta.dirname, '..', file), 'utf8')),
  )
  expect(silent).toEqual([])
})
