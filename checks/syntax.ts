import ts from 'typescript'
import type { SourceText } from './tree.ts'

const parsed = new Map<string, ts.SourceFile>()

/** Each file is parsed once, since many checks read it. */
export function parse(source: SourceText): ts.SourceFile {
  const known = parsed.get(source.file)
  if (known?.text === source.text) return known
  const tree = parseAnew(source)
  parsed.set(source.file, tree)
  return tree
}

function parseAnew({ file, text }: SourceText): ts.SourceFile {
  const kind = file.endsWith('.tsx')
    ? ts.ScriptKind.TSX
    : file.endsWith('.mjs')
      ? ts.ScriptKind.JS
      : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
}

export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  ts.forEachChild(node, (child) => visit(child, see))
}

export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile()
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** The text of a string literal or of a template literal without placeholders. */
export function stringIn(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined
}

/** The expression behind parentheses, `as` and `satisfies`. */
export function bare(node: ts.Expression): ts.Expression {
  const wrapped =
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
  return wrapped ? bare(node.expression) : node
}
