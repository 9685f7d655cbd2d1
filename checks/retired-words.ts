import type { Finding } from './finding.ts'
import { matcher } from './patterns.ts'
import { allowedPhrases, namingFiles, retiredWords } from './retired-words.data.ts'
import { readFiles } from './tree.ts'

/** Identifiers count by their parts: `toldAt` has the word `told`. */
const wordsOf = (line: string): string[] =>
  (line.match(/[A-Za-z]+/g) ?? []).flatMap((name) =>
    name.split(/(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase()),
  )

/** Data files have names of goods and places: only their comments are checked. */
const wordedPart = (file: string, line: string): string =>
  file.endsWith('.data.ts') ? (line.match(/(?:\/\*\*?|^\s*\*|\/\/) .*/)?.[0] ?? '') : line

const withoutPhrases = (line: string): string =>
  allowedPhrases.reduce((rest, phrase) => rest.replace(phrase, ' '), line)

export async function checkRetiredWords(root: string): Promise<Finding[]> {
  const names = matcher(namingFiles)
  const files = await readFiles(root, (file) => /\.(?:tsx?|mjs|css|md)$/.test(file) && !names(file))
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...new Set(wordsOf(withoutPhrases(wordedPart(file, line))))]
        .filter((word) => Object.hasOwn(retiredWords, word))
        .map((word) => ({
          rule: 'retired-word',
          file,
          line: index + 1,
          detail: `${word}: use ${retiredWords[word]}`,
        })),
    ),
  )
}
