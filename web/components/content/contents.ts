import type { ReactNode } from 'react'
import type { ContentSection } from '#contract/content.ts'

export type ContentsEntry = { readonly id: string; readonly title: string }

/** The part after the text; the head and the table of contents link to it. */
export type PageEnd = ContentsEntry & { readonly body: ReactNode }

/** Anchors are numbers, so that a link works in both languages. */
export const sectionId = (index: number) => `section-${index + 1}`
export const clauseId = (index: number) => `clause-${index + 1}`

/** Pages with fewer entries have no table of contents. */
export const fewestEntries = 4

/** The entries of the table of contents: clauses of a legal text, otherwise sections. */
export function contentsOf(sections: readonly ContentSection[]): ContentsEntry[] {
  return sections.flatMap((section, index) => {
    if (section.kind === 'figures' || section.kind === 'action') return []
    if (section.kind === 'clauses')
      return section.items.map(({ title }, clause) => ({ id: clauseId(clause), title }))
    return [{ id: sectionId(index), title: section.title }]
  })
}
