import ts from 'typescript'
import type { Finding } from './finding.ts'
import { lineAt, lineOf, parse, visit } from './syntax.ts'
import { isCode, readFiles, type SourceText } from './tree.ts'
import { unfinishedPhrases, unfinishedWords } from './words.data.ts'

/** Has the searched words as data. */
const listsOfWords = 'checks/words.data.ts'

const suppression = /@ts-(?:ignore|expect-error|nocheck)\b/g
const words = new RegExp(`(?<![\\w-])(?:${unfinishedWords.join('|')})(?![\\w-])`, 'g')
const phrases = new RegExp(unfinishedPhrases.join('|').replaceAll(' ', '[\\s-]+'), 'gi')

/** The type `any`, suppressed checks, and marks of unfinished work. */
export async function checkMarkers(root: string): Promise<Finding[]> {
  const files = await readFiles(
    root,
    (file) => /\.(?:tsx?|mts|mjs|css|json|md|sql|html)$/.test(file) && file !== 'package-lock.json',
  )
  return files
    .filter(({ file }) => file !== listsOfWords)
    .flatMap((source) => [
      ...(isCode(source.file)
        ? [...anyTypes(source), ...matches(source, suppression, 'no-suppression')]
        : []),
      ...matches(source, words, 'unfinished'),
      ...matches(source, phrases, 'unfinished'),
    ])
}

function anyTypes(source: SourceText): Finding[] {
  const findings: Finding[] = []
  visit(parse(source), (node) => {
    if (node.kind !== ts.SyntaxKind.AnyKeyword) return
    findings.push({ rule: 'no-any', file: source.file, line: lineOf(node), detail: 'gives up the type' })
  })
  return findings
}

function matches({ file, text }: SourceText, pattern: RegExp, rule: string): Finding[] {
  return [...text.matchAll(pattern)].map((match) => ({
    rule,
    file,
    line: lineAt(text, match.index),
    detail: match[0],
  }))
}
