import type { Language } from '#domain/brands/brand.ts'

const gaps: Readonly<Record<Language, string>> = { zh: '', en: ' ' }

/** Sentences in one line: after a Chinese full stop there is no blank. Those without a text are left out. */
export const joinSentences = (language: Language, sentences: readonly (string | undefined)[]): string =>
  sentences.filter(Boolean).join(gaps[language])
