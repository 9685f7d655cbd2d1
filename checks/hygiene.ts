import type { Finding } from './finding.ts'
import { lineAt } from './syntax.ts'
import { readFiles } from './tree.ts'

const lockfile = 'package-lock.json'
const textFile = /\.(?:tsx?|mts|mjs|cjs|js|css|json|md|sql|html|ya?ml|toml|sh|txt|svg)$|(?:^|\/)\.?[\w-]+$/
/** Folders that exist on one person's machine, at the beginning of a path. */
const machinePath =
  /(?<![\w.#@)}\]*-])(?:\/(?:home|root|work|Users|mnt|private|var\/folders)\/[\w.]|file:\/\/\/\w|[A-Z]:\\\\?Users)[^\s'"`)]*/g
const resolvedHost = /"resolved":\s*"[a-z+]*:?\/\/[^"]*"|"resolved":\s*"[a-z+]+:[^"]*"/g

/** Nothing that ties the project to the machine or the registry it was written with. */
export async function checkHygiene(root: string): Promise<Finding[]> {
  const files = await readFiles(root, (file) => textFile.test(file))
  return files.flatMap(({ file, text }) => {
    const isLock = file === lockfile
    const found = [...text.matchAll(isLock ? resolvedHost : machinePath)]
    return found.map((match) => ({
      rule: isLock ? 'lockfile-host' : 'machine-path',
      file,
      line: lineAt(text, match.index),
      detail: match[0],
    }))
  })
}
