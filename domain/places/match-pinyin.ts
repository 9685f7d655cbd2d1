/** Letters of any width and case alike. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** From any syllable on, with or without blanks: `lu te dan` and `tedan`; or all initials: `ltd`. */
export function isPinyin(pinyin: string, sought: string): boolean {
  const syllables = folded(pinyin).split(' ')
  const typed = sought.replaceAll(/\s/g, '')
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('')
  return (
    (typed.length > 1 && typed === initials) ||
    syllables.some((_, from) => syllables.slice(from).join('').startsWith(typed))
  )
}
