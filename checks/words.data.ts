/** The names of the languages, each in itself; a switch shows both whatever the page's language is. */
export const languageNames = {
  file: 'web/components/language/language-names.ts',
  names: ['中文', 'English'],
}

/** Words in mixed case that a Chinese text of the trade keeps in Latin; abbreviations in capitals pass anyway. */
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

/** Marks of work left undone, as written in code and documents. */
export const unfinishedWords = ['TODO', 'FIXME', 'HACK', 'XXX']

/** The same as a reader of a page would meet it. */
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
