import type { ContentDocument } from '#contract/content.ts'
import { ContentSections } from './content-sections.tsx'
import type { PageEnd } from './contents.ts'
import { PageOpening } from './page-opening.tsx'

type ContentBodyProps = {
  readonly document: ContentDocument
  /** Shown after the text, such as a form. */
  readonly end?: PageEnd
}

/** A content document as a page. */
export function ContentBody({ document, end }: ContentBodyProps) {
  return (
    <article>
      <PageOpening document={document} end={end} />
      <ContentSections sections={document.sections} end={end} />
    </article>
  )
}
