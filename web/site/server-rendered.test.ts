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
/** The layouts of the workbench and of the console state it for all their pages. */
const stating =
  /'((?:(?:site|services|session)\/[\w/-]+|workbench\/shell\/layout|workbench\/invitation\/\w+|console\/(?:log-in|shell))\.tsx)'/g
const anonymousPages = [...new Set([...routesText.matchAll(stating)].map(([, file = '']) => file))].filter(
  (file) => !/(?:main|bare|work)-layout|boundary|not-found/.test(file),
)

test('every page that anybody can open states which names of a query it reads, itself or by its layout', () => {
  expect(anonymousPages.length).toBeGreaterThan(15)
  expect(anonymousPages).toEqual(
    expect.arrayContaining(['workbench/shell/layout.tsx', 'console/shell.tsx', 'console/log-in.tsx']),
  )
  const states = /^export const handle = (?:oceanHandle$|\{[^}]*queryNames)/m
  const silent = anonymousPages.filter(
    (file) => !states.test(readFileSync(join(import.meta.dirname, '..', file), 'utf8')),
  )
  expect(silent).toEqual([])
  const ofOtherLayouts = [...routesText.matchAll(/'((?:workbench|console)\/[\w/-]+\.tsx)'/g)]
    .map(([, file = '']) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
    .filter((text) => /^export const handle = \{[^}]*queryNames: \[['.]/m.test(text))
  expect(ofOtherLayouts).toEqual([])
})
