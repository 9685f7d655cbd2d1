import { join } from 'node:path'
import type { Plugin } from 'vite'
import { languages } from '#domain/brands/brand.ts'
import { generateTypes } from '#launch/generate-types.ts'
import { assemble, readNouns } from '#messages/assemble.ts'
import { consoleFilePrefix } from '#server/platform/http/console-file.ts'

const id = 'virtual:messages'
const resolved = `\0${id}`
/** No page has these. */
export const ofServer: readonly string[] = [
  'api',
  'outbox',
  'quoteDocument',
  'lanesSheet',
  'rates',
  'schedules',
]
/** Only pages of the console have these; their files are not answered on the hosts of brands. */
export const ofConsole = [
  'console',
  'audit',
  'ratesAdmin',
  'requestsAdmin',
  'ordersAdmin',
  'orderSheet',
  'refusalReasons',
  'reviewQuestions',
] as const

/** Namespaces that pages load together are one file: it compresses better, and every page names fewer files. */
export const namedFiles: Readonly<Record<string, readonly string[]>> = {
  'site-texts': ['common', 'site'],
  'section-texts': ['homeSections', 'services'],
  'form-texts': ['forms', 'refusals', 'fields'],
  'tariff-texts': ['tariff-agreed', 'tariff-depot', 'tariff-trucking', 'tariff-warehouse'],
  'quote-texts': ['myQuotes', 'requests'],
  'order-texts': ['orders', 'orderFields', 'orderView'],
  'place-texts': ['places', 'trucking'],
  'access-texts': ['access', 'certification'],
  'workbench-texts': ['company', 'inbox', 'notifications', 'settings', 'workbench'],
  [`${consoleFilePrefix}texts`]: [
    'console',
    'audit',
    'ratesAdmin',
    'requestsAdmin',
    'ordersAdmin',
    'orderSheet',
  ],
  [`${consoleFilePrefix}reasons`]: ['refusalReasons', 'reviewQuestions'],
}
/** In both languages at once, by the page that imports them: nothing loads them by name. */
const imported: readonly string[] = [`${consoleFilePrefix}reasons`]

const namedFileOf = Object.fromEntries(
  Object.entries(namedFiles).flatMap(([file, namespaces]) => namespaces.map((one) => [one, file])),
)
const isLoaded = (file: string) => !imported.includes(file)
const loadedFileOf = Object.fromEntries(Object.entries(namedFileOf).filter(([, file]) => isLoaded(file)))

type Texts = Readonly<Record<string, unknown>>

/** The namespaces of a file. */
const textsIn = (file: string, texts: Texts): Texts =>
  Object.fromEntries((namedFiles[file] ?? [file]).map((namespace) => [namespace, texts[namespace]]))

/** `virtual:messages` has a loader for each file of each language, and the files that are not named as their namespace. */
export function messagesPlugin(root: string): Plugin {
  const folder = (language: string) => join(root, 'messages', language)
  const texts = (language: string): Texts => assemble(readNouns(folder(language)))
  const loaders = (language: string) => {
    const namespaces = Object.keys(texts(language)).filter((namespace) => !ofServer.includes(namespace))
    const files = new Set(namespaces.map((namespace) => namedFileOf[namespace] ?? namespace))
    return [...files].filter(isLoaded).map((file) => `'${file}': () => import('${id}/${language}/${file}')`)
  }
  const index = () =>
    `export const loaders = {${languages.map((one) => `${one}: {${loaders(one)}}`)}}
     export const fileNames = ${JSON.stringify(loadedFileOf)}`
  return {
    name: 'messages',
    buildStart: () => generateTypes(root),
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : undefined),
    load(source) {
      if (source === resolved) return index()
      if (!source.startsWith(`${resolved}/`)) return undefined
      const [language = '', file = ''] = source.slice(resolved.length + 1).split('/')
      for (const noun of Object.keys(readNouns(folder(language))))
        this.addWatchFile(join(folder(language), `${noun}.json`))
      return `export default ${JSON.stringify(textsIn(file, texts(language)))}`
    },
  }
}
