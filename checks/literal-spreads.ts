import ts from 'typescript'
import type { Finding } from './finding.ts'
import { bare, lineOf, parse, visit } from './syntax.ts'
import { isCode, readFiles, type SourceText } from './tree.ts'

/**
 * An object literal spread into another object or into a component, `{ ...{ a, b }, c }`: TypeScript does not report
 * unknown properties in it, so a renamed optional property would go unnoticed.
 */
export async function checkLiteralSpreads(root: string): Promise<Finding[]> {
  return (await readFiles(root, isCode)).flatMap(spreadsIn)
}

function spreadsIn(source: SourceText): Finding[] {
  const findings: Finding[] = []
  visit(parse(source), (node) => {
    if (!ts.isSpreadAssignment(node) && !ts.isJsxSpreadAttribute(node)) return
    if (!ts.isObjectLiteralExpression(bare(node.expression))) return
    findings.push({
      rule: 'literal-spread',
      file: source.file,
      line: lineOf(node),
      detail: 'write the properties without the spread',
    })
  })
  return findings
}
