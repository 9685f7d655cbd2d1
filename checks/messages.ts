import type { Finding } from './finding.ts'
import { readFiles } from './tree.ts'
import { languageNames, latinInChinese } from './words.data.ts'

type Texts = Map<string, string>
type Side = Map<string, Texts>

/** Both languages say the same: files, keys, placeholders, and text in its own language. */
export async function checkMessages(root: string): Promise<Finding[]> {
  const findings: Finding[] = []
  const zh = await readSide(root, 'zh', findings)
  const en = await readSide(root, 'en', findings)
  findings.push(...missingFiles(zh, en, 'en'), ...missingFiles(en, zh, 'zh'))
  for (const [name, texts] of zh) {
    const other = en.get(name)
    if (other) findings.push(...differences(name, texts, other))
  }
  findings.push(...brandDifferences(zh, 'zh'), ...brandDifferences(en, 'en'))
  for (const [name, texts] of zh) findings.push(...textFindings(`messages/zh/${name}`, texts, 'zh'))
  for (const [name, texts] of en) findings.push(...textFindings(`messages/en/${name}`, texts, 'en'))
  return findings
}

async function readSide(root: string, language: string, findings: Finding[]): Promise<Side> {
  const folder = `messages/${language}/`
  const files = await readFiles(root, (file) => file.startsWith(folder) && file.endsWith('.json'))
  if (files.length === 0) findings.push({ rule: 'message-files', file: folder, detail: 'holds no messages' })
  return new Map(
    files.map(({ file, text }) => {
      const texts: Texts = new Map()
      collect(JSON.parse(text), '', texts)
      return [file.slice(folder.length), texts]
    }),
  )
}

function collect(value: unknown, key: string, texts: Texts): void {
  if (typeof value !== 'object' || value === null) {
    texts.set(key, typeof value === 'string' ? value : '')
    return
  }
  for (const [name, inner] of Object.entries(value)) collect(inner, key ? `${key}.${name}` : name, texts)
}

function missingFiles(present: Side, other: Side, language: string): Finding[] {
  return [...present.keys()]
    .filter((name) => !other.has(name))
    .map((name) => ({ rule: 'message-files', file: `messages/${language}/${name}`, detail: 'is missing' }))
}

/** English has two plural forms where Chinese has one, so the forms of a key count as one key. */
function byBase(texts: Texts): Map<string, string[]> {
  const bases = new Map<string, string[]>()
  for (const [key, text] of texts) {
    const base = key.replace(/_(?:zero|one|two|few|many|other)$/, '')
    bases.set(base, [...(bases.get(base) ?? []), text])
  }
  return bases
}

function differences(name: string, zhTexts: Texts, enTexts: Texts): Finding[] {
  const zh = byBase(zhTexts)
  const en = byBase(enTexts)
  const missing = (here: typeof zh, there: typeof zh, language: string) =>
    [...here.keys()]
      .filter((key) => !there.has(key))
      .map((key) => ({ rule: 'message-keys', file: `messages/${language}/${name}`, detail: `lacks ${key}` }))
  const placeholders = [...zh].flatMap(([key, texts]) => {
    const other = en.get(key)
    if (!other) return []
    const [left, right] = [placeholdersOf(texts), placeholdersOf(other)]
    if (left === right) return []
    const detail = `${key} has {{${right}}} where zh has {{${left}}}`
    return [{ rule: 'message-placeholders', file: `messages/en/${name}`, detail }]
  })
  return [...missing(zh, en, 'en'), ...missing(en, zh, 'zh'), ...placeholders]
}

function placeholdersOf(texts: readonly string[]): string {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1]),
  )
  return [...new Set(names)].sort().join(', ')
}

const withoutPrefix = (key: string, prefix: string) =>
  key.startsWith(prefix) ? key.slice(prefix.length) : key

/** A part that only some brands have, such as a process, is complete in each brand that has it. */
const optionalPart = 'process.'

/** Every brand has texts for the same keys, so that no text falls back to the general one by accident. */
function brandDifferences(side: Side, language: string): Finding[] {
  const brands = [...side].flatMap(([name, texts]) => {
    const [, brand] = /^brand-(.+)\.json$/.exec(name) ?? []
    if (brand === undefined) return []
    const keys = new Set([...texts.keys()].map((key) => withoutPrefix(key, `texts.brand-${brand}.`)))
    return [{ name, keys, hasPart: [...keys].some((key) => key.startsWith(optionalPart)) }]
  })
  const all = new Set(brands.flatMap(({ keys }) => [...keys]))
  return brands.flatMap(({ name, keys, hasPart }) =>
    [...all]
      .filter((key) => !keys.has(key) && (hasPart || !key.startsWith(optionalPart)))
      .map((key) => ({
        rule: 'brand-keys',
        file: `messages/${language}/${name}`,
        detail: `lacks ${key}, which another brand words`,
      })),
  )
}

export function textFindings(
  file: string,
  texts: Iterable<[string, string]>,
  language: 'zh' | 'en',
): Finding[] {
  return [...texts].flatMap(([key, text]) => {
    if (text.trim() === '') return [{ rule: 'empty-text', file, detail: `${key} is empty` }]
    const foreign = language === 'en' ? isChinese(text) : isUntranslated(text)
    const detail = `${key} is not in its language: ${text.slice(0, 60)}`
    return foreign ? [{ rule: 'text-language', file, detail }] : []
  })
}

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(languageNames.names.reduce((rest, name) => rest.replaceAll(name, ''), text))
}

/** Latin words in a text without any Chinese, except for abbreviations and names that are always in Latin. */
function isUntranslated(text: string): boolean {
  if (/\p{Script=Han}/u.test(text)) return false
  const plain = text.replace(/\{\{[^}]*\}\}|<[^>]*>|\S+@\S+|https?:\S+/g, ' ')
  const words = plain.match(/\p{Script=Latin}[\p{Script=Latin}'’]*/gu) ?? []
  return words.some((word) => word !== word.toUpperCase() && !latinInChinese.has(word))
}
