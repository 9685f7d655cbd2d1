import { join } from 'node:path'
import type { Plugin } from 'vite'
import { languages } from '#domain/brands/brand.ts'
import { assemble, readNouns } from '#messages/assemble.ts'
import { generateTypes } from './generate-types.ts'

const id = 'virtual:messages'
const resolved = `\0${id}`
/** Only the server has these. */
export const ofServer: readonly string[] = ['api', 'outbox', 'quoteDocument', 'lanesSheet', 'rates']
/** Only pages of the console have these; their files are not answered on the hosts of brands. */
export const ofConsole = ['console', 'audit', 'ratesAdmin', 'requestsAdmin', 'refusalReasons'] as const

/** `virtual:messages` has a loader for each namespace of each language; each namespace is a chunk of its own. */
export function messagesPlugin(root: string): Plugin {
  const folder = (language: string) => join(root, 'messages', language)
  const texts = (language: string): Record<string, unknown> => assemble(readNouns(folder(language)))
  const loaders = (language: string) =>
    Object.keys(texts(language))
      .filter((namespace) => !ofServer.includes(namespace))
      .map((namespace) => `'${namespace}': () => import('${id}/${language}/${namespace}')`)
  return {
    name: 'messages',
    buildStart: () => generateTypes(root),
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : undefined),
    load(source) {
      if (source === resolved)
        return `export const loaders = {${languages.map((one) => `${one}: {${loaders(one)}}`)}}`
      if (!source.startsWith(`${resolved}/`)) return undefined
      const [language = '', namespace = ''] = source.slice(resolved.length + 1).split('/')
      for (const noun of Object.keys(readNouns(folder(language))))
        this.addWatchFile(join(folder(language), `${noun}.json`))
      return `export default ${JSON.stringify(texts(language)[namespace])}`
    },
  }
}
