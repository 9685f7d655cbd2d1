import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ReadPdf = {
  /** All text in drawing order, without spaces, because layout adds and removes them. */
  readonly text: string
  readonly pages: number
  readonly links: readonly string[]
  readonly title: string
  readonly language: string | null
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const texts: string[] = []
  const links: string[] = []
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at)
    const { items } = await page.getTextContent()
    texts.push(...items.map((item) => ('str' in item ? item.str : '')))
    const notes: { url?: string }[] = await page.getAnnotations()
    links.push(...notes.flatMap(({ url }) => url ?? []))
  }
  const { info } = await document.getMetadata()
  const { Title, Language } = info as { Title?: string; Language?: string }
  const pages = document.numPages
  await task.destroy()
  return { text: withoutSpaces(texts.join('')), pages, links, title: Title ?? '', language: Language ?? null }
}

/** Ignores line breaks and spaces. */
export const containsText = ({ text }: ReadPdf, words: string): boolean => text.includes(withoutSpaces(words))

export type SetText = {
  readonly text: string
  readonly font: string
  readonly baseline: number
  readonly width: number
}

/** What is printed on each line of each page, from top to bottom; texts of one baseline are one line. */
export async function readLines(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const pages: string[][] = []
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent()
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? item : []))
    const byBaseline = Map.groupBy(texts, ({ transform }) => Math.round(transform[5]))
    const lines = [...byBaseline].toSorted(([a], [b]) => b - a).map(([, line]) => line)
    const ordered = lines.map((line) => line.toSorted((a, b) => a.transform[4] - b.transform[4]))
    pages.push(ordered.map((line) => withoutSpaces(line.map(({ str }) => str).join(''))))
  }
  await task.destroy()
  return pages
}

/** The texts of the first page, each with its font name, baseline and width. */
export async function readType(bytes: Uint8Array): Promise<readonly SetText[]> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    verbosity: 0,
    fontExtraProperties: true,
  })
  const page = await (await task.promise).getPage(1)
  // Fonts are loaded only when a page is drawn.
  await page.getOperatorList()
  const { items } = await page.getTextContent()
  const nameOf = (id: string): string => page.commonObjs.get(id).name.replace(/^[A-Z]{6}\+/, '')
  const texts = items.flatMap((item) =>
    'str' in item && item.str.trim()
      ? { text: item.str, font: nameOf(item.fontName), baseline: item.transform[5], width: item.width }
      : [],
  )
  await task.destroy()
  return texts
}
