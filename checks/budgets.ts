import { budgets } from '../architecture.mjs'
import { checkDuplicates } from './duplicates.ts'
import type { Finding } from './finding.ts'
import { checkMarkers } from './markers.ts'
import { measure } from './measures.ts'

const functionLimits = { function: budgets.functionLines, component: budgets.componentLines }

/** Sizes, depth, `any`, suppressions and duplicated blocks against their limits. */
export async function checkBudgets(root: string): Promise<Finding[]> {
  const { files, functions, folders } = await measure(root)
  return [
    ...files
      .filter(({ lines }) => lines > budgets.fileLines)
      .map(({ file, lines }) => ({
        rule: 'file-lines',
        file,
        detail: over(lines, budgets.fileLines, 'lines'),
      })),
    ...functions
      .filter(({ kind, lines }) => lines > functionLimits[kind])
      .map(({ file, line, name, kind, lines }) => ({
        rule: `${kind}-lines`,
        file,
        line,
        detail: `${name}: ${over(lines, functionLimits[kind], 'lines')}`,
      })),
    ...folders
      .filter(({ depth }) => depth > budgets.folderDepth)
      .map(({ folder, depth }) => ({
        rule: 'folder-depth',
        file: folder,
        detail: over(depth, budgets.folderDepth, 'folders deep'),
      })),
    ...(await checkMarkers(root)),
    ...(await checkDuplicates(root)),
  ]
}

function over(found: number, allowed: number, unit: string): string {
  return `${found} ${unit}, ${allowed} allowed`
}
