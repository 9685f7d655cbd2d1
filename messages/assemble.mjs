// Plain JavaScript: the launcher runs it on any Node before the project's own Node is there.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A noun's file has `texts` by namespace and these sections; each section of all nouns together is a namespace. */
export const sections = ['refusals', 'notifications', 'audit', 'api', 'outbox']

const isGroup = (value) => typeof value === 'object' && value !== null

function merge(left, right, path) {
  const merged = { ...left }
  for (const [key, value] of Object.entries(right)) {
    const known = merged[key]
    if (known === undefined) merged[key] = value
    else if (isGroup(known) && isGroup(value)) merged[key] = merge(known, value, `${path}.${key}`)
    else throw new Error(`Two nouns have a text for ${path}.${key}`)
  }
  return merged
}

/** The namespaces of one language, from the files of its nouns. */
export function assemble(nouns) {
  const namespaces = {}
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

export const readNouns = (folder) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  )
