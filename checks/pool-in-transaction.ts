import ts from 'typescript'
import type { Finding } from './finding.ts'
import { lineOf, parse, visit } from './syntax.ts'
import { isCode, isTest, readFiles, type SourceText } from './tree.ts'

/**
 * The pool used where the connection of a transaction is at hand: in the work of a transaction, or in a function that
 * is given a connection. At run time the pool refuses it too, wherever the call is (server/platform/database/connect.ts).
 */
export async function checkPoolInTransaction(root: string): Promise<Finding[]> {
  const isServerCode = (file: string) => file.startsWith('server/') && isCode(file) && !isTest(file)
  return (await readFiles(root, isServerCode)).flatMap(usesIn)
}

const poolNames = new Set(['db', 'pool', 'transaction'])
const connectionTypes = new Set(['Db', 'PoolClient'])

const lastName = (node: ts.Expression): string | undefined => {
  if (ts.isIdentifier(node)) return node.text
  return ts.isPropertyAccessExpression(node) ? node.name.text : undefined
}

/** `database.db`, `deps.database.pool` and the like. */
const isPool = (node: ts.Node): node is ts.PropertyAccessExpression =>
  ts.isPropertyAccessExpression(node) &&
  poolNames.has(node.name.text) &&
  lastName(node.expression) === 'database'

const isGivenConnection = (node: ts.SignatureDeclaration): boolean =>
  node.parameters.some(({ type }) => {
    const members = type && ts.isTypeLiteralNode(type) ? type.members : []
    const types = [type, ...members.map((one) => (ts.isPropertySignature(one) ? one.type : undefined))]
    return types.some(
      (one) => one && ts.isTypeReferenceNode(one) && connectionTypes.has(one.typeName.getText()),
    )
  })

const isWork = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) &&
  node.parent.arguments.includes(node as ts.Expression) &&
  lastName(node.parent.expression) === 'transaction'

const hasConnection = (node: ts.Node): node is ts.SignatureDeclaration =>
  ts.isFunctionLike(node) && (isGivenConnection(node) || isWork(node))

function usesIn(source: SourceText): Finding[] {
  const found = new Set<ts.Node>()
  visit(parse(source), (node) => {
    if (!hasConnection(node)) return
    visit(node, (inner) => void (isPool(inner) && found.add(inner)))
  })
  return [...found].map((node) => ({
    rule: 'pool-in-transaction',
    file: source.file,
    line: lineOf(node),
    detail: 'use the connection of the transaction',
  }))
}
