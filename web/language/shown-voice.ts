import type { Voice } from './voice.ts'

let shown: Voice | undefined

/** Given once, when the page starts in the browser. */
export const provideVoice = (voice: Voice): void => {
  shown = voice
}

/** In the browser: who speaks on the page now, for code that stands outside of it. */
export function shownVoice(): Voice {
  if (!shown) throw new Error('The page has no voice yet')
  return shown
}
