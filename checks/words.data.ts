/** The name of each language in that language; the language switch always shows both. */
export const languageNames = {
  file: 'web/components/language/language-names.ts',
  names: ['中文', 'English'],
}

/** Words in mixed case that Chinese texts keep in Latin letters; abbreviations in capitals are always allowed. */
export const latinInChinese = new Set([
  'English',
  'Quayside',
  'Excel',
  'Word',
  'kg',
  'cbm',
  'm',
  't',
  'h',
  'x',
])

/** Marks of unfinished work in code and documents. */
export const unfinishedWords = ['TODO', 'FIXME', 'HACK', 'XXX']

/** The same as pages would show it. */
export const unfinishedPhrases = [
  'not implemented',
  'not yet implemented',
  'coming soon',
  'under construction',
  'lorem ipsum',
  '敬请期待',
  '即将上线',
  '即将推出',
  '尚未实现',
  '暂未实现',
  '暂未开放',
  '待实现',
  '待完善',
  '待补充',
]
