import type { Translator } from './translator.ts'

let current: Translator | undefined

/** Called once, when the page starts in the browser. */
export const provideTranslator = (translator: Translator): void => {
  current = translator
}

/** In the browser: the page's translator, for code outside of components. */
export function currentTranslator(): Translator {
  if (!current) throw new Error('The page has no translator yet')
  return current
}
