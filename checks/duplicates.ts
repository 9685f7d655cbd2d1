import ts from 'typescript'
import { budgets } from '../architecture.mjs'
import type { Finding } from './finding.ts'
import { parse } from './syntax.ts'
import { isCode, isData, isTest, readFiles, type SourceText } from './tree.ts'

type Line = { file: string; number: number; text: string }
type Place = { lines: readonly Line[]; at: number }

/** Equal blocks of lines in two places; imports, comments and lines of brackets do not count. */
export async function checkDuplicates(root: string): Promise<Finding[]> {
  const sources = await readFiles(
    root,
    (file) => (isCode(file) || file.endsWith('.css')) && !isTest(file) && !isData(file),
  )
  const seen = new Map<string, Place[]>()
  const findings: Finding[] = []
  for (const source of sources) {
    const lines = codeLines(source)
    for (let at = 0; at + budgets.duplicatedLines <= lines.length; at += 1) {
      const key = windowAt(lines, at)
      const earlier = seen.get(key) ?? []
      const copied = earlier.find((place) => !overlaps(place, { lines, at }))
      if (copied && !continues(copied, { lines, at })) findings.push(duplicate(copied, { lines, at }))
      seen.set(key, [...earlier, { lines, at }])
    }
  }
  return findings
}

function codeLines(source: SourceText): Line[] {
  const imported = isCode(source.file) ? importedLines(source) : new Set<number>()
  return source.text
    .split('\n')
    .map((text, index) => ({ file: source.file, number: index + 1, text: text.trim().replace(/\s+/g, ' ') }))
    .filter(({ text, number }) => !imported.has(number) && /\w/.test(text) && !/^(?:\/\/|\/\*|\*)/.test(text))
}

function importedLines(source: SourceText): Set<number> {
  const parsed = parse(source)
  const lines = new Set<number>()
  for (const statement of parsed.statements.filter(ts.isImportDeclaration)) {
    const first = parsed.getLineAndCharacterOfPosition(statement.getStart()).line
    const last = parsed.getLineAndCharacterOfPosition(statement.getEnd()).line
    for (let line = first; line <= last; line += 1) lines.add(line + 1)
  }
  return lines
}

function windowAt(lines: readonly Line[], at: number): string {
  return lines
    .slice(at, at + budgets.duplicatedLines)
    .map(({ text }) => text)
    .join('\n')
}

function overlaps(one: Place, other: Place): boolean {
  return one.lines[0]?.file === other.lines[0]?.file && Math.abs(one.at - other.at) < budgets.duplicatedLines
}

/** The block began a line earlier and has been reported there. */
function continues(one: Place, other: Place): boolean {
  const [before, otherBefore] = [one.lines[one.at - 1], other.lines[other.at - 1]]
  return before !== undefined && before.text === otherBefore?.text
}

function duplicate(one: Place, other: Place): Finding {
  let length = 0
  while (
    other.lines[other.at + length] &&
    one.lines[one.at + length]?.text === other.lines[other.at + length]?.text
  ) {
    length += 1
  }
  const [first, copy] = [one.lines[one.at], other.lines[other.at]]
  return {
    rule: 'duplicated-block',
    file: copy?.file ?? '',
    line: copy?.number,
    detail: `${length} lines as in ${first?.file}:${first?.number}`,
  }
}
