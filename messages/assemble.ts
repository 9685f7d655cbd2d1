import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Texts = { readonly [key: string]: string | Texts }
/** A file in `messages/`: texts by namespace, and sections. Each section of all nouns together is one namespace. */
export type Noun = { readonly texts?: Readonly<Record<string, Texts>> } & Readonly<Record<string, Texts>>

const sections = ['refusals', 'notifications', 'audit', 'api', 'outbox']

function merge(left: Texts, right: Texts, path: string): Texts {
  const merged: Record<string, string | Texts> = { ...left }
  for (const [key, value] of Object.entries(right)) {
    const known = merged[key]
    if (known === undefined) merged[key] = value
    else if (typeof known === 'object' && typeof value === 'object')
      merged[key] = merge(known, value, `${path}.${key}`)
    else throw new Error(`Two nouns have a text for ${path}.${key}`)
  }
  return merged
}

/** The namespaces of one language, from the files of its nouns. */
export function assemble(nouns: Readonly<Record<string, Noun>>): Readonly<Record<string, Texts>> {
  const namespaces: Record<string, Texts> = {}
  for (const [noun, { texts = {}, ...rest }] of Object.entries(nouns)) {
    for (const [namespace, content] of Object.entries(texts)) {
      if (namespaces[namespace]) throw new Error(`${noun} has a second namespace ${namespace}`)
      namespaces[namespace] = content
    }
    for (const [section, content] of Object.entries(rest)) {
      if (!sections.includes(section)) throw new Error(`${noun} has an unknown section ${section}`)
      namespaces[section] = merge(namespaces[section] ?? {}, content, section)
    }
  }
  return namespaces
}

export const readNouns = (folder: string): Readonly<Record<string, Noun>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  )
