import type { PdfContent } from './pdf-document.ts'

export const fontNames = { latin: 'Inter', chinese: 'Noto Sans SC' } as const

type Language = 'zh' | 'en'
type Run = { readonly text: string; readonly font: string }

/** The characters of our subset of Inter; the Chinese font has the others. */
const latin = '[\\n !-~\\u00a0-\\u017f\\u2010-\\u2027‹›€™₂℃←-↓−≈≤≥▲▼●○✓]'
/** Dashes, quotation marks and dots, which Chinese sets as wide as a character. */
const shared = '[—‘’“”…]'

const latinRuns: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`(${latin}+)`, 'v'),
  zh: new RegExp(`([${latin}--${shared}]+)`, 'v'),
}

/** A text, split where its script changes. */
export const runsOf = (text: string, language: Language): readonly Run[] =>
  text
    .split(latinRuns[language])
    .map((run, index) => ({ text: run, font: index % 2 === 1 ? fontNames.latin : fontNames.chinese }))
    .filter((run) => run.text !== '')

/**
 * Words with figures have figures of one width: they stand below one another, and no kerning moves them into one another.
 * Other words have no font feature, because pdfmake measures a word with one anew wherever it occurs.
 */
const wordsWithFigures = /(\S*\d\S*)/
const withFigures = ({ text, font }: Run): readonly object[] =>
  text
    .split(wordsWithFigures)
    .map((part, index) => ({ text: part, font, ...(index % 2 === 1 && { fontFeatures: ['tnum'] }) }))
    .filter((part) => part.text !== '')

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** pdfmake ignores the style of a text that contains texts, so every run repeats the style of its text. */
function inlineRuns(text: unknown, language: Language): readonly object[] {
  if (Array.isArray(text)) return text.flatMap((part) => inlineRuns(part, language))
  if (isRecord(text)) return inlineRuns(text.text, language).map((run) => ({ ...text, ...run }))
  return runsOf(String(text ?? ''), language).flatMap(withFigures)
}

const holders = ['stack', 'columns', 'ul', 'ol', 'table', 'body'] as const

function setFonts(node: unknown, language: Language): unknown {
  if (Array.isArray(node)) return node.map((part) => setFonts(part, language))
  if (!isRecord(node)) return { text: inlineRuns(node, language) }
  if ('text' in node) return { ...node, text: inlineRuns(node.text, language) }
  const held = holders.filter((holder) => holder in node)
  return { ...node, ...Object.fromEntries(held.map((holder) => [holder, setFonts(node[holder], language)])) }
}

/** The same content with a font for every run of its texts. */
export const withFonts = (content: readonly PdfContent[], language: Language): PdfContent[] =>
  setFonts(content, language) as PdfContent[]
