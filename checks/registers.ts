import type { Finding } from './finding.ts'
import { isCode, isData, isTest, layerOf, readFiles } from './tree.ts'

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
const importPattern = /^import\s(?!type\b)[^'"]*['"][^'"]+['"](?:\s+with\s*\{[^}]*\})?;?$/gm

/** Only lists: object and array literals of names and texts, without any expression. */
const listsOnly =
  /^(?:export\s+)?const\s+\w+(?:\s*:[^=]+)?\s*=\s*[[{][\w\s,:'"-]*[\]}](?:\s*as\s+const)?(?:\s*satisfies\s+[^\n]+)?$/

/** The same of namespaces, which may contain other such lists. */
const namespacesOnly = /^(?:export\s+)?const\s+\w*namespaces\s*=\s*\[[\w\s,.:'"-]*\](?:\s*as\s+const)?$/i

function isRegister(text: string): boolean {
  const code = withoutComments(text)
  const imports = code.match(importPattern) ?? []
  const statements = code
    .replaceAll(importPattern, '')
    .replaceAll(/^import type [^\n]*$/gm, '')
    .split(/\n(?=export |const )/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (statements.length === 0) return false
  if (statements.every((part) => namespacesOnly.test(part))) return true
  return imports.length > 1 && statements.every((part) => listsOnly.test(part))
}

/**
 * A register only lists what other files define: message files, namespaces, calls. Every feature would have to edit
 * it. What a folder has is found by its files instead.
 */
export async function checkRegisters(root: string): Promise<Finding[]> {
  const files = await readFiles(
    root,
    (file) => layerOf(file) !== undefined && isCode(file) && !isTest(file) && !isData(file),
  )
  return files
    .filter(({ text }) => isRegister(text))
    .map(({ file }) => ({ rule: 'register', file, detail: 'only lists what other files define' }))
}
