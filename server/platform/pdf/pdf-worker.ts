import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import type { CustomTableLayout, Node, TDocumentDefinitions } from 'pdfmake/interfaces'
import { fontNames, withFonts } from './fonts.ts'
import type { PdfDocument, PdfLayout, PdfResult } from './pdf-document.ts'

const chinese = {
  normal: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  ),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')),
}
/** Made by `npm run font`. */
const latin = {
  normal: fileURLToPath(new URL('./inter-regular.ttf', import.meta.url)),
  bold: fileURLToPath(new URL('./inter-bold.ttf', import.meta.url)),
}
const files = [...Object.values(chinese), ...Object.values(latin)]
const familyOf = ({ normal, bold }: typeof latin) => ({ normal, bold, italics: normal, bolditalics: bold })

const narrow: CustomTableLayout = {
  paddingLeft: (at) => (at === 0 ? 0 : 3),
  paddingRight: () => 3,
  vLineWidth: () => 0,
}

/** A thin line under every row, a thick one under the header. */
const rules = [0, 1, 0.5] as const
const layouts: Readonly<Record<PdfLayout, CustomTableLayout>> = {
  ruled: {
    ...narrow,
    hLineWidth: (at) => rules[at] ?? rules[2],
    hLineColor: (at) => (at === 1 ? '#333A45' : '#C9CED6'),
  },
  unruled: { ...narrow, hLineWidth: () => 0 },
}

pdfmake.setFonts({ [fontNames.chinese]: familyOf(chinese), [fontNames.latin]: familyOf(latin) })
pdfmake.setTableLayouts(layouts)
// A document is made from its data only: nothing is fetched, and no file but the fonts is opened.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => files.includes(path))

const millimetre = 72 / 25.4
const side = 16 * millimetre
const bottom = 22 * millimetre

const pageText = ({ pageWords }: PdfDocument, page: number, pages: number) =>
  pageWords.replace('{{page}}', String(page)).replace('{{pages}}', String(pages))

/** Room for a heading with its introduction, the head of a table and a row of three lines. */
const lastStartOfHeading = 0.86
const startsNewPage = ({ headlineLevel, startPosition }: Node): boolean =>
  headlineLevel !== undefined && startPosition.verticalRatio > lastStartOfHeading

const definitionOf = (document: PdfDocument): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [side, side, side, bottom],
  language: document.language,
  displayTitle: true,
  info: {
    title: document.title,
    author: document.author,
    creator: document.author,
    producer: document.author,
    creationDate: document.createdAt,
    modDate: document.createdAt,
  },
  content: withFonts(document.content, document.language),
  footer: (page, pages) => ({
    margin: [side, 8, side, 0],
    style: 'foot',
    stack: withFonts(
      [...document.foot, { text: pageText(document, page, pages), alignment: 'right' }],
      document.language,
    ),
  }),
  pageBreakBefore: startsNewPage,
  styles: document.styles,
  defaultStyle: { font: fontNames.latin, fontSize: 8.5, lineHeight: 1.15 },
})

async function print(document: PdfDocument): Promise<PdfResult> {
  try {
    return { bytes: await pdfmake.createPdf(definitionOf(document)).getBuffer() }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', async (document: PdfDocument) => {
  parentPort?.postMessage(await print(document))
})
