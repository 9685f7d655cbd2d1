import type { Translator } from './translator.ts'

let shown: Translator | undefined

/** Given once, when the page starts in the browser. */
export const provideTranslator = (translator: Translator): void => {
  shown = translator
}

/** In the browser: who speaks on the page now, for code that stands outside of it. */
export function currentTranslator(): Translator {
  if (!shown) throw new Error('The page has no voice yet')
  return shown
}
