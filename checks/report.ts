import { budgets } from '../architecture.mjs'
import type { Finding } from './finding.ts'
import { type FunctionMeasure, measure } from './measures.ts'
import { sampleFeatureFiles } from './sample-feature.ts'
import { isCode, layerOf, listFiles } from './tree.ts'

/** Findings by rule, the rules with most findings last, next to the summary. */
export function findingsReport(findings: readonly Finding[]): string[] {
  const byRule = Object.entries(Object.groupBy(findings, ({ rule }) => rule))
  return byRule
    .sort(([, some], [, others]) => (some?.length ?? 0) - (others?.length ?? 0))
    .flatMap(([rule, found = []]) => [
      `${rule} (${found.length})`,
      ...found.map(({ file, line, detail }) => `  ${file}${line ? `:${line}` : ''}  ${detail}`),
      '',
    ])
}

/** The measures against their budgets. */
export async function budgetReport(root: string, findings: readonly Finding[]): Promise<string[]> {
  const { files, functions, folders } = await measure(root)
  const modules = (await listFiles(root)).filter((file) => layerOf(file) && isCode(file))
  const count = (rule: string) => findings.filter((finding) => finding.rule === rule).length
  const largest = files.toSorted((one, other) => other.lines - one.lines)[0]
  const deepest = folders.toSorted((one, other) => other.depth - one.depth)[0]
  return [
    row('modules', modules.length),
    row('largest file', largest?.lines, budgets.fileLines, largest?.file),
    longest('function', functions, budgets.functionLines),
    longest('component', functions, budgets.componentLines),
    row('deepest folder', deepest?.depth, budgets.folderDepth, deepest?.folder),
    row('cycles', count('no-cycles'), budgets.cycles),
    row('any', count('no-any'), budgets.anyTypes),
    row('checks switched off', count('no-suppression'), budgets.suppressions),
    row('duplicated blocks', count('duplicated-block'), budgets.duplicatedBlocks),
    row('retired words', count('retired-word'), budgets.retiredWords),
    row('registers', count('register'), budgets.registers),
    row('sample feature files', (await sampleFeatureFiles(root)).length, budgets.featureFiles),
  ]
}

function longest(
  kind: FunctionMeasure['kind'],
  functions: readonly FunctionMeasure[],
  limit: number,
): string {
  const found = functions
    .filter((each) => each.kind === kind)
    .toSorted((one, other) => other.lines - one.lines)[0]
  return row(`longest ${kind}`, found?.lines, limit, found ? `${found.file}:${found.line} ${found.name}` : '')
}

function row(name: string, value = 0, limit?: number, where = ''): string {
  const measured = limit === undefined ? `${value}` : `${value} of ${limit}`
  return `${name.padEnd(22)}${measured.padEnd(12)}${where}`.trimEnd()
}
