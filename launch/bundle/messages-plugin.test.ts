import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assemble, readNouns } from '#messages/assemble.ts'
import { consoleFilePrefix } from '#server/platform/http/console-file.ts'
import { namedFiles, ofConsole, ofServer } from './messages-plugin.ts'

const root = join(import.meta.dirname, '../..')
const web = join(root, 'web')
/** The sites have routes of the console and announce what its pages need. */
const announcing = ['routes.ts', join('page', 'console-pages.ts')]

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !announcing.includes(file))
  .map((file) => ({ file, text: readFileSync(join(web, file), 'utf8') }))

const usersOf = (namespace: string) => {
  const use = new RegExp(`['"\`/]${namespace}(?:['"\`]|:)`)
  return sources.filter(({ text }) => use.test(text)).map(({ file }) => file)
}
const isOfConsole = (file: string) => file.startsWith('console')

test('texts are of the console alone if only its pages use them', () => {
  const namespaces = Object.keys(assemble(readNouns(join(root, 'messages', 'zh')))).filter(
    (namespace) => !ofServer.includes(namespace),
  )
  const usedByConsoleOnly = namespaces.filter((namespace) => {
    const users = usersOf(namespace)
    return users.length > 0 && users.every(isOfConsole)
  })
  expect(usedByConsoleOnly.sort()).toEqual([...ofConsole].sort())
})

test('a file of texts is of the console, and named so, if all its namespaces are', () => {
  const isConsoleText = (namespace: string) => ofConsole.some((one) => one === namespace)
  const named = Object.entries(namedFiles)
  expect(
    named
      .filter(([file]) => file.startsWith(consoleFilePrefix))
      .flatMap(([, texts]) => texts)
      .sort(),
  ).toEqual([...ofConsole].sort())
  expect(
    named.filter(([file, texts]) => !file.startsWith(consoleFilePrefix) && texts.some(isConsoleText)),
  ).toEqual([])
})
