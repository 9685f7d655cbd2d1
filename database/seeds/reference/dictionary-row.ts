/** One entry of a drop-down: what is stored, and what each language shows. */
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
