import { dirname, extname } from 'node:path/posix'
import { cruise, type ICruiseResult, type IDependency, type IModule } from 'dependency-cruiser'
import * as architecture from '../architecture.mjs'
import { boundaryRules, type Layout } from './boundary-rules.ts'
import type { Finding } from './finding.ts'
import { matcher } from './patterns.ts'
import { isCode, layerOf, listFiles, readFiles, type SourceText } from './tree.ts'

/** Checks every resolved import against the rules of architecture.mjs. */
export async function checkBoundaries(root: string, layout: Layout = architecture): Promise<Finding[]> {
  const code = await readFiles(root, (file) => layerOf(file) !== undefined && isCode(file))
  const result = await cruiseLayers(root, layout)
  return [
    ...misplaced(await listFiles(root), layout),
    ...unseen(code, result.modules),
    ...result.summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      file: from,
      detail: cycle ? ['uses', ...cycle.map(({ name }) => name)].join(' > ') : `may not use ${to}`,
    })),
    ...result.modules
      .filter(({ source }) => layerOf(source))
      .flatMap((module) =>
        module.dependencies.flatMap((used) => specifierFindings(module.source, used, layout)),
      ),
  ]
}

async function cruiseLayers(root: string, layout: Layout): Promise<ICruiseResult> {
  const present = new Set((await listFiles(root)).map(layerOf))
  const { output } = await cruise(
    Object.keys(layout.layers).filter((layer) => present.has(layer)),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: boundaryRules(layout) },
      // Types count as imports, and so do those inside `declare module`.
      tsPreCompilationDeps: true,
      detectImportsInAmbientModules: true,
      doNotFollow: { path: 'node_modules' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['types', 'import', 'node', 'default'],
        mainFields: ['module', 'main', 'types'],
      },
    },
  )
  if (typeof output === 'string')
    throw new Error('dependency-cruiser answered with a text instead of a result')
  return output
}

/** With an unsupported TypeScript dependency-cruiser reads nothing and reports no violation; that must not pass. */
export function unseen(code: readonly SourceText[], modules: readonly IModule[]): Finding[] {
  if (code.length === 0)
    return [{ rule: 'modules-seen', file: '.', detail: 'there are no modules in the layers' }]
  const seen = new Map(modules.map((module) => [module.source, module]))
  return code.flatMap(({ file, text }) => {
    const module = seen.get(file)
    if (!module) return [{ rule: 'modules-seen', file, detail: 'was not read by dependency-cruiser' }]
    const blind = module.dependencies.length === 0 && /^import\b.*\bfrom '/m.test(text)
    return blind
      ? [{ rule: 'modules-seen', file, detail: 'its imports were not read by dependency-cruiser' }]
      : []
  })
}

/** No rule applies to a file in an unlisted folder. */
function misplaced(files: readonly string[], { server, web }: Layout): Finding[] {
  const serverFolders = new Set([server.platform, server.wiring, ...server.capabilities])
  const webFolders = new Set([...web.surfaces, ...Object.keys(web.uses).filter((name) => name !== 'surface')])
  const atRoot = matcher([...server.mains, ...web.rootFiles])
  return files
    .filter((file) => {
      const [layer, place = ''] = file.split('/')
      if (layer !== 'server' && layer !== 'web') return isCode(file) && file.includes('/') && !layerOf(file)
      if (file.split('/').length === 2) return !atRoot(file)
      return !(layer === 'server' ? serverFolders : webFolders).has(place)
    })
    .map((file) => ({ rule: 'listed-place', file, detail: 'architecture.mjs lists no such place' }))
}

function specifierFindings(file: string, used: IDependency, layout: Layout): Finding[] {
  const generated = layout.generatedSpecifiers.some((pattern) => new RegExp(pattern).test(used.module))
  if (generated || used.coreModule) return []
  const found = (rule: string, detail: string) => [{ rule, file, detail: `${used.module} ${detail}` }]
  if (used.couldNotResolve) return found('resolved', 'leads nowhere')
  if (used.module.startsWith('..')) {
    return matcher(layout.sharedRootFiles)(used.resolved)
      ? []
      : found('no-way-back', `is imported by its layer: #…`)
  }
  if (!/^[.#]/.test(used.module)) return []
  const extension = extname(used.resolved)
  if (!used.module.split('?', 1)[0]?.endsWith(extension)) return found('extension', `lacks its ${extension}`)
  const sameFolder = dirname(used.resolved) === dirname(file)
  return used.module.startsWith('#') && sameFolder ? found('own-folder', 'is in the same folder: ./') : []
}
