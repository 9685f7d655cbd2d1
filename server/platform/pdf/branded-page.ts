import type { Brand, Language } from '#domain/brands/brand.ts'
import type { PdfCell, PdfContent } from './pdf-document.ts'

/** The logo as on the pages: a laden ship in the two colours of the brand. */
const markDrawing = ({ brand, accent }: Brand['colours']): string =>
  `<svg viewBox="0 0 40 40"><g fill="${brand}"><path d="M2.5 23.5h35l-4.6 9.2a3 3 0 0 1-2.7 1.6H9.8a3 3 0 0 1-2.7-1.6z"/>` +
  `<path d="M16.2 14h7.6v7.2h-7.6zM25.6 14h7.6v7.2h-7.6z"/></g>` +
  `<path d="M6.8 14h7.6v7.2H6.8zM16.2 5h7.6v7.2h-7.6z" fill="${accent}"/></svg>`

const markSide = 26

type Head = { readonly title: string; readonly number: string }

/** Mark, brand, the name of the document and its number. */
export const documentHead = (brand: Brand, language: Language, { title, number }: Head): PdfContent => ({
  columns: [
    { svg: markDrawing(brand.colours), width: markSide },
    { text: brand.name[language], style: 'brand', width: '*', margin: [0, 5, 0, 0] },
    {
      text: [`${title}  `, { text: number, bold: true }],
      style: 'number',
      width: 'auto',
      margin: [0, 6, 0, 0],
    },
  ],
  columnGap: 6,
  margin: [0, 0, 0, 8],
})

export const heading = (text: string): PdfContent => ({ text, style: 'heading' })

export type NamedValue = readonly [name: string, value: string]

/** Two columns of names and values. */
export function detailsTable(details: readonly NamedValue[]): PdfContent {
  const cells = details.map(
    ([name, value]): PdfCell => ({ text: [{ text: `${name}  `, style: 'name' }, value] }),
  )
  const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, index) => [
    cells[index * 2] ?? '',
    cells[index * 2 + 1] ?? '',
  ])
  return { table: { widths: ['50%', '50%'], body: rows }, layout: 'unruled' }
}

/** `contact` says where the brand is reached, in the words of the document. */
export const documentFoot = (brand: Brand, language: Language, contact: string): readonly string[] => [
  contact,
  `${brand.name[language]} · ${brand.filing.icp} · ${brand.filing.publicSecurity[language]}`,
]

export const documentStyles = ({ colours }: Brand) => ({
  brand: { fontSize: 15, bold: true, color: colours.brand },
  number: { fontSize: 12, alignment: 'right' as const },
  heading: {
    fontSize: 11,
    bold: true,
    color: colours.brandStrong,
    margin: [0, 10, 0, 4] as [number, number, number, number],
  },
  name: { color: '#5A6270' },
  rule: { fontSize: 7, color: '#5A6270' },
  head: { bold: true, color: colours.brandStrong },
  sum: { bold: true, fontSize: 20, color: colours.brand },
  subtotal: { bold: true },
  total: { bold: true, fontSize: 11, color: colours.brand },
  plain: {},
  foot: { fontSize: 7, color: '#5A6270' },
})
