import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentDocument } from '#contract/content.ts'

const languages = ['zh', 'en'] as const
type Language = (typeof languages)[number]

function pagesIn(language: Language): string[] {
  return readdirSync(join(import.meta.dirname, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
}

function read(language: Language, page: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, language, page), 'utf8'))
}

/** What has to be equal in both languages; every other text only has to be there. */
const untranslated = ['kind', 'path', 'illustration', 'effective']

function outline(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outline)
  if (typeof value !== 'object' || value === null) return typeof value
  const fields = Object.entries(value)
  return Object.fromEntries(
    fields.map(([key, part]) => [key, untranslated.includes(key) ? part : outline(part)]),
  )
}

const pages = { zh: pagesIn('zh'), en: pagesIn('en') }

test('every page is written in Chinese and in English', () => {
  expect(pages.zh).not.toEqual([])
  expect(pages.en).toEqual(pages.zh)
})

describe.each(languages)('a page in %s', (language) => {
  test.each(pages[language])('%s is a page document', (page) => {
    expect(contentDocument.safeParse(read(language, page)).error?.issues ?? []).toEqual([])
  })

  test.each(pages[language])('%s fills every column of its tables in every row', (page) => {
    for (const section of contentDocument.parse(read(language, page)).sections) {
      if (section.kind !== 'table') continue
      const widths = section.rows.map((row) => row.length)
      expect(widths, section.title).toEqual(widths.map(() => section.columns.length))
    }
  })
})

test.each(pages.zh.filter((page) => pages.en.includes(page)))(
  '%s has the same sections in both languages',
  (page) => {
    expect(outline(read('en', page))).toEqual(outline(read('zh', page)))
  },
)
