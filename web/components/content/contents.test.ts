import { expect, test } from 'vitest'
import type { ContentSection } from '#contract/content.ts'
import { contentsOf } from './contents.ts'

const text: ContentSection = { kind: 'text', title: 'Free days', paragraphs: ['Three in Ningbo.'] }
const figures: ContentSection = { kind: 'figures', items: [{ value: '70+', label: 'nodes' }] }
const action: ContentSection = { kind: 'action', title: 'Ask', text: 'Ask us.', label: 'Ask', path: '/' }
const clauses: ContentSection = {
  kind: 'clauses',
  items: [
    { title: 'Who we are', paragraphs: ['Quayside.'] },
    { title: 'What we keep', paragraphs: ['Little.'] },
  ],
}

test('the contents list what informs, each by its place in the page', () => {
  expect(contentsOf([figures, text, text, action])).toEqual([
    { id: 'section-2', title: 'Free days' },
    { id: 'section-3', title: 'Free days' },
  ])
})

test('a legal text is listed clause by clause', () => {
  expect(contentsOf([clauses])).toEqual([
    { id: 'clause-1', title: 'Who we are' },
    { id: 'clause-2', title: 'What we keep' },
  ])
})
