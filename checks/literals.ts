import ts from 'typescript'
import { chineseText } from '../architecture.mjs'
import type { Finding } from './finding.ts'
import { matcher } from './patterns.ts'
import { lineOf, parse, visit } from './syntax.ts'
import { isTest, readFiles, type SourceText } from './tree.ts'
import { languageNames } from './words.data.ts'

const mayBeChinese = matcher(chineseText)
const shownAttributes = new Set([
  'title',
  'alt',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
])

/** Sentences outside `messages` and `content`: Chinese anywhere in source, any words shown by a page. */
export async function checkLiterals(root: string): Promise<Finding[]> {
  const files = await readFiles(root, (file) => /\.(?:tsx?|mts|mjs|css|html)$/.test(file) && !isTest(file))
  return files.flatMap((source) => {
    const chinese = mayBeChinese(source.file) ? [] : chineseIn(source)
    return source.file.endsWith('.tsx') ? [...chinese, ...shownWordsIn(source)] : chinese
  })
}

function chineseIn({ file, text }: SourceText): Finding[] {
  return text.split('\n').flatMap((content, index) => {
    const words = content.match(/\p{Script=Han}+/gu)?.filter((word) => !isLanguageName(file, word)) ?? []
    if (words.length === 0) return []
    return [
      { rule: 'chinese-literal', file, line: index + 1, detail: `${words.join(' ')} belongs into messages` },
    ]
  })
}

function shownWordsIn(source: SourceText): Finding[] {
  const findings: Finding[] = []
  const report = (node: ts.Node, text: string) => {
    const words = text.replace(/&#?\w+;/g, ' ').trim()
    if (!/\p{L}/u.test(words) || isLanguageName(source.file, words)) return
    const detail = `"${words.slice(0, 60)}" belongs into messages`
    findings.push({ rule: 'shown-literal', file: source.file, line: lineOf(node), detail })
  }
  visit(parse(source), (node) => {
    if (ts.isJsxText(node)) report(node, node.text)
    const inChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)
    if (inChild && node.expression) for (const text of textsShown(node.expression)) report(node, text)
    if (!ts.isJsxAttribute(node) || !shownAttributes.has(node.name.getText())) return
    for (const text of textsOfAttribute(node)) report(node, text)
  })
  return findings
}

function textsOfAttribute({ initializer }: ts.JsxAttribute): string[] {
  if (!initializer) return []
  if (ts.isStringLiteral(initializer)) return [initializer.text]
  return ts.isJsxExpression(initializer) && initializer.expression ? textsShown(initializer.expression) : []
}

/** The string literals that an expression can evaluate to; the arguments of a call are not searched. */
function textsShown(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
  }
  if (ts.isParenthesizedExpression(node)) return textsShown(node.expression)
  if (ts.isConditionalExpression(node)) return [...textsShown(node.whenTrue), ...textsShown(node.whenFalse)]
  if (!ts.isBinaryExpression(node)) return []
  const joins = node.operatorToken.kind === ts.SyntaxKind.PlusToken
  const keepsLeft = node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken
  const isChoice = joins || /^(?:&&|\|\||\?\?)$/.test(node.operatorToken.getText())
  return isChoice ? [...(keepsLeft ? textsShown(node.left) : []), ...textsShown(node.right)] : []
}

function isLanguageName(file: string, words: string): boolean {
  return file === languageNames.file && languageNames.names.includes(words)
}
