import ts from 'typescript'
import { lineOf, parse, visit } from './syntax.ts'
import { isCode, isData, isTest, listFiles, readText, type SourceText } from './tree.ts'

export type FileMeasure = { file: string; lines: number }
export type FunctionMeasure = FileMeasure & { line: number; name: string; kind: 'function' | 'component' }
export type FolderMeasure = { folder: string; depth: number }
export type Measures = { files: FileMeasure[]; functions: FunctionMeasure[]; folders: FolderMeasure[] }

/** The sizes that the budgets limit; data files and tests have no limit. */
export async function measure(root: string): Promise<Measures> {
  const all = await listFiles(root)
  const measured = all.filter(
    (file) => (isCode(file) || file.endsWith('.css')) && !isTest(file) && !isData(file),
  )
  const sources = await Promise.all(
    measured.map(async (file) => ({ file, text: await readText(root, file) })),
  )
  const folders = new Set(all.map((file) => file.split('/').slice(0, -1).join('/')))
  return {
    files: sources.map(({ file, text }) => ({ file, lines: countLines(text) })),
    functions: sources.filter(({ file }) => isCode(file)).flatMap(functionsIn),
    folders: [...folders].map((folder) => ({ folder, depth: folder === '' ? 0 : folder.split('/').length })),
  }
}

function countLines(text: string): number {
  return text.replace(/\n$/, '').split('\n').length
}

function functionsIn(source: SourceText): FunctionMeasure[] {
  const found: FunctionMeasure[] = []
  visit(parse(source), (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return
    const name = nameOf(node)
    const lines = countLines(node.getText())
    const isComponent = source.file.endsWith('.tsx') && /^(?:[A-Z]|default$)/.test(name) && showsJsx(node)
    found.push({
      file: source.file,
      line: lineOf(node),
      name,
      lines,
      kind: isComponent ? 'component' : 'function',
    })
  })
  return found
}

/** Its own name, or that of the constant or property it is assigned to, also inside calls such as `memo(…)`. */
function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText()
  if (ts.isFunctionDeclaration(node)) return 'default'
  for (let at: ts.Node = node.parent; at; at = at.parent) {
    if (ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at)) return at.name.getText()
    if (ts.isExportAssignment(at)) return 'default'
    if (!ts.isCallExpression(at) && !ts.isParenthesizedExpression(at)) break
  }
  return 'a function without a name'
}

function showsJsx(node: ts.Node): boolean {
  let found = false
  visit(node, (inner) => {
    found ||= ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) || ts.isJsxFragment(inner)
  })
  return found
}
