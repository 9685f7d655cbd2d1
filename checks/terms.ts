import type { Finding } from './finding.ts'
import { matcher } from './patterns.ts'
import {
  chineseSources,
  comparedLanguages,
  homonyms,
  keysWithoutField,
  labelObjects,
  mixedObjects,
  otherObjects,
  retiredTerms,
} from './terms.data.ts'
import { isTest, readFiles, type SourceText } from './tree.ts'

/** One term for one thing: no retired word, and a field has the same name wherever it is shown. */
export async function checkTerms(root: string): Promise<Finding[]> {
  const findings = await retiredIn(root)
  for (const language of Object.keys(comparedLanguages)) {
    findings.push(...disagreements(await labelsOf(root, language)))
  }
  return findings
}

async function retiredIn(root: string): Promise<Finding[]> {
  const isSource = matcher(chineseSources)
  const files = await readFiles(root, (file) => isSource(file) && !isTest(file))
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) =>
      retiredTerms
        .filter(({ term, except = [] }) => without(line, except).includes(term))
        .map(({ term, say }) => ({
          rule: 'retired-term',
          file,
          line: index + 1,
          detail: `${term} is ${say}: ${line.trim().slice(0, 60)}`,
        })),
    ),
  )
}

function without(text: string, phrases: readonly string[]): string {
  return phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text)
}

/** The name of a field where it is shown; the place reads `namespace:object.key`. */
type Label = { readonly file: string; readonly key: string; readonly place: string; readonly name: string }

export async function labelsOf(root: string, language: string): Promise<Label[]> {
  const folder = `messages/${language}/`
  const files = await readFiles(root, (file) => file.startsWith(folder) && file.endsWith('.json'))
  const leaves = files.flatMap((source) => leavesOf(source, comparedLanguages[language]))
  const fields = new Set(leaves.filter(({ isField }) => isField).map(({ label }) => label.key))
  return leaves
    .filter(({ label, isField, isMixed }) => isField || (isMixed && fields.has(label.key)))
    .map(({ label }) => label)
}

type Leaf = { readonly label: Label; readonly isField: boolean; readonly isMixed: boolean }

function leavesOf({ file, text }: SourceText, beside: RegExp | undefined): Leaf[] {
  return [...textsIn(JSON.parse(text), [])].flatMap(([full, value]) => {
    const [namespace = '', ...path] = full[0] === 'texts' ? full.slice(1) : full
    const [object = '', key = ''] = path.slice(-2)
    const isPage = otherObjects.includes(`${namespace}:${path.slice(0, -1).join('.')}`)
    const isField = labelObjects.includes(object) && !isPage
    // Beside buttons a text with a placeholder is a sentence; a column may carry a container type.
    const isMixed = mixedObjects.includes(object) && !value.includes('{{')
    const name = nameIn(value, beside)
    if (name === '' || keysWithoutField.includes(key)) return []
    return [{ label: { file, key, place: `${namespace}:${path.join('.')}`, name }, isField, isMixed }]
  })
}

function* textsIn(value: unknown, path: readonly string[]): Generator<[readonly string[], string]> {
  if (typeof value === 'string') yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...path, key])
}

/** The name without placeholders, units and remarks; empty if the text is a sentence. */
function nameIn(text: string, beside: RegExp | undefined): string {
  const name = text
    .replaceAll(/\{\{[^}]*\}\}/g, '')
    .replaceAll(beside ?? /$^/g, '')
    .trim()
  return /[，。？！；：…,.?!;:]/.test(name) ? '' : name
}

function disagreements(labels: readonly Label[]): Finding[] {
  const fields = Map.groupBy(labels, (label) => `${label.key} ${meaningOf(label)}`)
  return [...fields.values()].flatMap((same) => {
    const usual = mostFrequent(same.map(({ name }) => name))
    const example = same.find(({ name }) => name === usual)?.place
    return same
      .filter(({ name }) => name !== usual)
      .map(({ file, place, name }) => ({
        rule: 'field-term',
        file,
        detail: `${place} is "${name}" where ${example} says "${usual}"`,
      }))
  })
}

/** Which of a key's meanings a place has; -1 is the usual one. */
function meaningOf({ key, place }: Label): number {
  return homonyms.findIndex((homonym) => homonym.key === key && matcher(homonym.at)(place))
}

function mostFrequent(names: readonly string[]): string | undefined {
  const counted = Map.groupBy(names, (name) => name)
  return [...counted.values()].toSorted((a, b) => b.length - a.length)[0]?.[0]
}
