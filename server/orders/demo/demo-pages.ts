import { createHash } from 'node:crypto'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'
import { demoDocuments, demoPage } from './demo-orders-store.ts'

export type DemoPage = { readonly bytes: Uint8Array; readonly digest: string }
export type DemoPages = ReadonlyMap<string, DemoPage>

/** One file for each kind of document; without a free writer of PDFs there is none. */
export async function writeDemoPages(now: Date): Promise<DemoPages> {
  const pages = new Map<string, DemoPage>()
  for (const { kind, title } of demoDocuments) {
    const written = await writePdf(() => ({
      title,
      author: 'Quayside',
      language: 'zh',
      createdAt: now,
      content: [{ text: title, fontSize: 16, margin: [0, 0, 0, 12] }, demoPage.text, demoPage.textEn],
      styles: {},
      foot: [],
      pageWords: '{{page}} / {{pages}}',
    }))
    if (!written.ok) continue
    const digest = createHash('sha256').update(written.value).digest('hex')
    pages.set(kind, { bytes: written.value, digest })
  }
  return pages
}
