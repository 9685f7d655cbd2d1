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
