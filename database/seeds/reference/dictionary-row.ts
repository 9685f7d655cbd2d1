/** An entry of a dictionary: the stored value and its label in each language. */
export type DictionaryRowSeed = {
  readonly value: string
  readonly zh: string
  readonly en: string
  readonly extra?: Readonly<Record<string, string>>
}

export type DictionarySeed = {
  readonly code: string
  readonly family: 'main' | 'warehouse'
  readonly zh: string
  readonly en: string
  readonly rows: readonly DictionaryRowSeed[]
}
