import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const sourcesOf = async (folder: string): Promise<[file: string, text: string][]> => {
  const files = await Array.fromAsync(glob('**/*.tsx', { cwd: folder }))
  return Promise.all(files.map(async (file) => [file, await readFile(`${folder}/${file}`, 'utf8')]))
}

test('every page that loads texts in the browser is rendered by the server too', async () => {
  const pages = (await sourcesOf(import.meta.dirname)).filter(([, text]) =>
    /^export const clientLoader\b/m.test(text),
  )
  expect(pages.length).toBeGreaterThan(10)
  const withoutLoader = pages.filter(
    ([, text]) => !/^export (?:const|async function|function) loader\b/m.test(text),
  )
  expect(withoutLoader.map(([file]) => file)).toEqual([])
})
