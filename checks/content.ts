import type { Finding } from './finding.ts'
import { textFindings } from './messages.ts'
import { readFiles } from './tree.ts'

/** Keys whose values are for the program and therefore equal in both languages. */
const programKeys = new Set(['kind', 'path', 'illustration', 'effective', 'slug', 'date'])

/** Every page document exists in both languages with the same structure: keys, lengths, and values that are no text. */
export async function checkContent(root: string): Promise<Finding[]> {
  const [zh, en] = [await documents(root, 'zh'), await documents(root, 'en')]
  const names = [...new Set([...zh.keys(), ...en.keys()])].sort()
  return names.flatMap((name) => {
    const [left, right] = [zh.get(name), en.get(name)]
    if (left === undefined)
      return [{ rule: 'content-files', file: `content/zh/${name}`, detail: 'is missing' }]
    if (right === undefined)
      return [{ rule: 'content-files', file: `content/en/${name}`, detail: 'is missing' }]
    return [
      ...shapeDifferences(left, right, '').map((detail) => ({
        rule: 'content-shape',
        file: `content/en/${name}`,
        detail,
      })),
      ...textFindings(`content/zh/${name}`, textsIn(left, ''), 'zh'),
      ...textFindings(`content/en/${name}`, textsIn(right, ''), 'en'),
    ]
  })
}

async function documents(root: string, language: string): Promise<Map<string, unknown>> {
  const folder = `content/${language}/`
  const files = await readFiles(root, (file) => file.startsWith(folder) && file.endsWith('.json'))
  return new Map(files.map(({ file, text }) => [file.slice(folder.length), JSON.parse(text) as unknown]))
}

function shapeDifferences(zh: unknown, en: unknown, key: string): string[] {
  if (Array.isArray(zh) && Array.isArray(en)) {
    if (zh.length !== en.length) return [`${key} has ${en.length} items where zh has ${zh.length}`]
    return zh.flatMap((item, index) => shapeDifferences(item, en[index], `${key}[${index}]`))
  }
  if (isRecord(zh) && isRecord(en)) {
    const keys = new Set([...Object.keys(zh), ...Object.keys(en)])
    return [...keys].flatMap((name) => {
      const path = key ? `${key}.${name}` : name
      if (!(name in zh)) return [`${path} is not in zh`]
      if (!(name in en)) return [`${path} is in zh only`]
      return shapeDifferences(zh[name], en[name], path)
    })
  }
  if (typeof zh !== typeof en || Array.isArray(zh) !== Array.isArray(en))
    return [`${key} is of another type in zh`]
  const differs = isForProgram(lastName(key), zh) && zh !== en
  return differs ? [`${key} is ${String(en)} where zh has ${String(zh)}`] : []
}

function* textsIn(value: unknown, key: string): Generator<[string, string]> {
  if (typeof value === 'string' && !isForProgram(lastName(key), value)) yield [key, value]
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, key ? `${key}.${name}` : name)
}

function isForProgram(name: string, value: unknown): boolean {
  return typeof value !== 'string' || programKeys.has(name) || value.startsWith('/')
}

function lastName(key: string): string {
  return key.split('.').at(-1) ?? ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
