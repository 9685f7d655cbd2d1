// Types of what the project finds by its folders: texts and calls. Plain JavaScript, runs before every task.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readNouns } from '#messages/assemble.mjs'

function writeChanged(file, content) {
  try {
    if (readFileSync(file, 'utf8') === content) return
  } catch {
    // It is written for the first time.
  }
  writeFileSync(file, content)
}

const nounType = (noun) => `(typeof import('../messages/zh/${noun}.json'))`

function messageTypes(root) {
  const nouns = readNouns(join(root, 'messages', 'zh'))
  const types = {}
  for (const [noun, { texts = {}, ...sections }] of Object.entries(nouns)) {
    for (const namespace of Object.keys(texts))
      types[namespace] = [`${nounType(noun)}['texts']['${namespace}']`]
    for (const section of Object.keys(sections))
      types[section] = [...(types[section] ?? []), `${nounType(noun)}['${section}']`]
  }
  const lines = Object.entries(types).map(([name, parts]) => `  readonly '${name}': ${parts.join(' & ')}`)
  return `export type Messages = {\n${lines.join('\n')}\n}\n`
}

function callTypes(root) {
  const files = readdirSync(join(root, 'contract'))
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .sort()
    .filter((name) => readFileSync(join(root, 'contract', name), 'utf8').includes('= defineCall('))
  const parts = files.map((name) => `  typeof import('../contract/${name}')`)
  return `export type CallModules =\n${parts.join(' &\n')}\n`
}

export function generateTypes(root) {
  const folder = join(root, '.generated')
  mkdirSync(folder, { recursive: true })
  writeChanged(join(folder, 'messages.ts'), messageTypes(root))
  writeChanged(join(folder, 'calls.ts'), callTypes(root))
}
