import type { Plugin } from 'vite'
import { consoleFilePrefix } from '#server/platform/http/console-file.ts'

/** What the check needs of a file that the build writes. */
export type BuiltFile = {
  readonly fileName: string
  /** Of a page or another entry: its module. */
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

const ofConsole = (fileName: string): boolean =>
  fileName.split('/').at(-1)?.startsWith(consoleFilePrefix) ?? false

/** A page of the console, or its start, which the entry of every page names. */
const isConsoleModule = (module: string): boolean => module.includes('/web/console/')

/**
 * The files that a page of a brand may load, and that import a file of the console at their start: the hosts of brands
 * do not answer such a file, so that the page would not start. An entry may load one later, on the console's host.
 */
export function brandFilesOfConsole(files: readonly BuiltFile[]): readonly string[] {
  const byName = new Map(files.map((file) => [file.fileName, file]))
  const isLoaded = ({ fileName, facadeModuleId }: BuiltFile) =>
    !ofConsole(fileName) && !isConsoleModule(facadeModuleId ?? '')
  const loaded = new Set<string>()
  for (const file of files) if (file.facadeModuleId !== null && isLoaded(file)) loaded.add(file.fileName)
  for (const name of loaded) {
    const { imports = [], dynamicImports = [] } = byName.get(name) ?? {}
    for (const next of [...imports, ...dynamicImports]) {
      const file = byName.get(next)
      if (file && isLoaded(file)) loaded.add(next)
    }
  }
  return [...loaded].filter((name) => byName.get(name)?.imports.some(ofConsole)).toSorted()
}

/** Fails the build of the browser's files. */
export const consoleFilesPlugin = (): Plugin => ({
  name: 'console-files',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const wrong = brandFilesOfConsole(chunks)
    if (wrong.length > 0)
      throw new Error(
        `Pages of brands would load files of the console, which only its host answers: ${wrong.join(', ')}. Put what both need into a group of launch/bundle/named-chunks.ts.`,
      )
  },
})
