import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ContentDocument, contentDocument } from '#contract/content.ts'
import { type BrandCode, type Language, languages } from '#domain/brands/brand.ts'

const folder = fileURLToPath(new URL('../../content', import.meta.url))

const fold = (pagePath: string) => pagePath.replace(/\/$/, '').toLowerCase()

/** The documents of a language by page path. */
function loadLanguage(language: Language): ReadonlyMap<string, ContentDocument> {
  const root = path.join(folder, language)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  return new Map(
    files.map((file) => {
      const pagePath = `/${file.replace(/\.json$/, '').replaceAll(path.sep, '/')}`
      return [fold(pagePath), contentDocument.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')))]
    }),
  )
}

export const loadDocuments = () => new Map(languages.map((language) => [language, loadLanguage(language)]))
export type Documents = ReturnType<typeof loadDocuments>

const aboutPage = '/aboutus'

/** Each brand has its own about-us document under one page path. */
export function findDocument(documents: Documents, brand: BrandCode, language: Language, pagePath: string) {
  const wanted = fold(pagePath) === aboutPage ? `/about/${brand}` : fold(pagePath)
  if (wanted !== `/about/${brand}` && wanted.startsWith('/about/')) return undefined
  return documents.get(language)?.get(wanted)
}
