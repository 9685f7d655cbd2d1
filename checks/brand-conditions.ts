import ts from 'typescript'
import { brandCodes } from '#domain/brands/brand.ts'
import { brandConditions } from '../architecture.mjs'
import type { Finding } from './finding.ts'
import { matcher } from './patterns.ts'
import { bare, lineOf, parse, stringIn, visit } from './syntax.ts'
import { isCode, isTest, layerOf, readFiles } from './tree.ts'

const codes = new Set<string>(brandCodes)
const mayBranch = matcher(brandConditions)

/** These two are also ordinary words: `failure.kind === 'network'` is no condition on a brand. */
const everydayWords = new Set(['group', 'network'])
const everydaySubjects = /(?:^|\.)(?:kind|type|illustration|icon|reason)$/

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
])
const membership = new Set(['includes', 'indexOf', 'has', 'startsWith', 'endsWith'])

/** A brand's code in a condition: a difference between brands that should be data. */
export async function checkBrandConditions(root: string): Promise<Finding[]> {
  const files = await readFiles(
    root,
    (file) => layerOf(file) !== undefined && isCode(file) && !isTest(file) && !mayBranch(file),
  )
  return files.flatMap((source) => {
    const findings: Finding[] = []
    visit(parse(source), (node) => {
      for (const code of codesComparedIn(node)) {
        findings.push({
          rule: 'brand-condition',
          file: source.file,
          line: lineOf(node),
          detail: `'${code}' in a condition; make the difference data of the brand`,
        })
      }
    })
    return findings
  })
}

function codesComparedIn(node: ts.Node): string[] {
  if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) {
    return [...codesAgainst(node.left, node.right), ...codesAgainst(node.right, node.left)]
  }
  if (ts.isCaseClause(node)) return codesAgainst(node.expression, node.parent.parent.expression)
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) return codesInCall(node)
  return []
}

function codesAgainst(literal: ts.Expression, subject: ts.Expression): string[] {
  const code = stringIn(bare(literal))
  if (code === undefined || !codes.has(code)) return []
  return everydayWords.has(code) && everydaySubjects.test(subject.getText()) ? [] : [code]
}

function codesInCall(call: ts.CallExpression): string[] {
  const callee = call.expression as ts.PropertyAccessExpression
  if (!membership.has(callee.name.text)) return []
  const asked = call.arguments.flatMap((argument) => codesAgainst(argument, callee.expression))
  const subject = call.arguments[0]
  const listed = subject
    ? elementsOf(bare(callee.expression)).flatMap((item) => codesAgainst(item, subject))
    : []
  return [...asked, ...listed]
}

/** The items of an array literal, also inside `new Set([…])`. */
function elementsOf(node: ts.Expression): readonly ts.Expression[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements
  const first = ts.isNewExpression(node) ? node.arguments?.[0] : undefined
  return first && ts.isArrayLiteralExpression(first) ? first.elements : []
}
