import type { Finding } from './finding.ts'
import { lineAt } from './syntax.ts'
import { isTest, readFiles } from './tree.ts'

/** In styles `--name:`, in code the name of a style as a text. */
const declared = /(--[a-z][\w-]*)(?=\s*:|['"`])/g
const used = /var\(\s*(--[a-z][\w-]*)\s*\)/g

/** Every `var()` without a default whose name nobody declares: a browser leaves out the whole declaration and says nothing. */
export async function checkKnownTokens(root: string): Promise<Finding[]> {
  const isWanted = (file: string) => file.startsWith('web/') && /\.(?:css|tsx?)$/.test(file) && !isTest(file)
  const files = await readFiles(root, isWanted)
  const known = new Set(files.flatMap(({ text }) => [...text.matchAll(declared)].map(([, name]) => name)))
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(used)].flatMap(({ 1: name = '', index }) =>
      known.has(name)
        ? []
        : [{ rule: 'unknown-token', file, line: lineAt(text, index), detail: `${name} is declared nowhere` }],
    ),
  )
}
