import type { Finding } from './finding.ts'
import { readFiles, type SourceText } from './tree.ts'

/** The last migration before the rule. */
const lastFree = 28
const migration = /^database\/migrations\/(\d+)_\w+\.sql$/
const numberOf = (file: string): number => Number(migration.exec(file)?.[1] ?? 0)

/** Allows what follows: the instances of that release and of later ones do not read it. */
const unreadSince = /^-- Not read since release \d+\.\d+\.\d+\b/m

const breaking: readonly (readonly [RegExp, string])[] = [
  [/\bDROP\s+TABLE\b/i, 'drops a table'],
  [
    /\bALTER\s+TABLE\b[^;]*\bDROP\s+(?!CONSTRAINT\b|NOT\b|DEFAULT\b|EXPRESSION\b|IDENTITY\b)/i,
    'drops a column',
  ],
  [/\bALTER\s+TABLE\b[^;]*\bRENAME\s+(?!CONSTRAINT\b)/i, 'renames a table or a column'],
  [/\bSET\s+NOT\s+NULL\b/i, 'makes a column NOT NULL'],
  [
    /\bADD\s+(?!CONSTRAINT\b)(?:(?!\bDEFAULT\b|\bGENERATED\b|\bADD\b)[^;,])*\bNOT\s+NULL\b(?!(?:(?!\bADD\b)[^;,])*\b(?:DEFAULT|GENERATED)\b)/i,
    'adds a column that is NOT NULL without a default',
  ],
]

/** During a rolling upgrade the previous release works on the new tables: what it reads must stay (docs/operations.md). */
export async function checkMigrations(root: string): Promise<Finding[]> {
  return (await readFiles(root, (file) => numberOf(file) > lastFree)).flatMap(findingsIn)
}

const withoutComments = (text: string): string => text.replace(/--(?!>).*$/gm, '')

function findingsIn({ file, text }: SourceText): Finding[] {
  if (unreadSince.test(text)) return []
  return withoutComments(text)
    .split(';')
    .flatMap((statement) => breaking.filter(([pattern]) => pattern.test(statement)))
    .map(([, what]) => ({
      rule: 'migration-expands',
      file,
      detail: `${what} that the previous release may still use`,
    }))
}
