import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readNouns } from '#messages/assemble.ts'

const nounType = (noun: string) => `(typeof import('../messages/zh/${noun}.json'))`

function messageTypes(root: string): string {
  const types = new Map<string, string[]>()
  const add = (namespace: string, type: string) =>
    types.set(namespace, [...(types.get(namespace) ?? []), type])
  for (const [noun, { texts = {}, ...sections }] of Object.entries(readNouns(join(root, 'messages', 'zh')))) {
    for (const namespace of Object.keys(texts)) add(namespace, `${nounType(noun)}['texts']['${namespace}']`)
    for (const section of Object.keys(sections)) add(section, `${nounType(noun)}['${section}']`)
  }
  const lines = [...types].map(([name, parts]) => `  readonly '${name}': ${parts.join(' & ')}`)
  return `export type Messages = {\n${lines.join('\n')}\n}\n`
}

function callTypes(root: string): string {
  const parts = readdirSync(join(root, 'contract'))
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .sort()
    .filter((name) => readFileSync(join(root, 'contract', name), 'utf8').includes('= defineCall('))
    .map((name) => `  typeof import('../contract/${name}')`)
  return `export type CallModules =\n${parts.join(' &\n')}\n`
}

/** Types of what the project finds in its folders: texts in `messages/`, calls in `contract/`. */
export function generateTypes(root: string): void {
  const folder = join(root, '.generated')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'messages.ts'), messageTypes(root))
  writeFileSync(join(folder, 'calls.ts'), callTypes(root))
}
