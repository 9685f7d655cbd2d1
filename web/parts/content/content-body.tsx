import type { ContentDocument } from '#contract/content.ts'
import { ContentSections } from './content-sections.tsx'
import { PageOpening } from './page-opening.tsx'

/** A page document as a page. */
export function ContentBody({ document }: { document: ContentDocument }) {
  return (
    <article>
      <PageOpening document={document} />
      <ContentSections sections={document.sections} />
    </article>
  )
}
