import type { Finding } from './finding.ts'
import { statedFigureExceptions, statedFigures } from './stated-figures.data.ts'
import { readFiles, type SourceText } from './tree.ts'

const isText = (file: string): boolean => /^(?:messages|content)\/(?:zh|en)\/.+\.json$/.test(file)

/** What a page prints comes from the tariffs in force or from the domain, so no text may state such a figure. */
export async function checkStatedFigures(root: string): Promise<Finding[]> {
  return (await readFiles(root, isText)).flatMap(findingsIn)
}

const placeholder = /\{\{[\w.]+\}\}/g

function findingsIn({ file, text }: SourceText): Finding[] {
  return [...textsIn(JSON.parse(text), '')]
    .filter(([key]) => !isExcepted(file, key))
    .flatMap(([key, sentence]) => {
      const stated = sentence.replaceAll(placeholder, '{}')
      const found = statedFigures.find(([pattern]) => pattern.test(stated))
      return found ? [{ rule: 'stated-figure', file, detail: `${key} states ${found[1]}: ${sentence}` }] : []
    })
}

/** Both languages have the same keys, so an exception holds for both. */
const isExcepted = (file: string, key: string): boolean =>
  statedFigureExceptions.some(
    (each) => file.endsWith(`/${each.file}`) && (key === each.key || key.startsWith(`${each.key}.`)),
  )

function* textsIn(value: unknown, key: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [key, value]
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, key ? `${key}.${name}` : name)
}
