import type { ReactNode } from 'react'
import type { ContentSection } from '#contract/content.ts'

export type ContentsEntry = { readonly id: string; readonly title: string }

/** What a page ends with beside its text: its head and its contents lead there. */
export type PageEnd = ContentsEntry & { readonly body: ReactNode }

/** Anchors are numbered, not worded: a link to a place in a page survives the switch of language. */
export const sectionId = (index: number) => `section-${index + 1}`
export const clauseId = (index: number) => `clause-${index + 1}`

/** A table of contents is worth its room from here on. */
export const fewestEntries = 4

/** What the table of contents lists: the clauses of a legal text, otherwise the sections that inform. */
export function contentsOf(sections: readonly ContentSection[]): ContentsEntry[] {
  return sections.flatMap((section, index) => {
    if (section.kind === 'figures' || section.kind === 'action') return []
    if (section.kind === 'clauses')
      return section.items.map(({ title }, clause) => ({ id: clauseId(clause), title }))
    return [{ id: sectionId(index), title: section.title }]
  })
}
