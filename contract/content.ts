import { z } from 'zod'
import { languages } from '#domain/brands/brand.ts'
import { defineCall } from './call.ts'

/** A page document: sections as data, one file a language in `content/`. */

const line = z.string().trim().min(1)

const card = z.strictObject({ title: line, text: line })

export const contentSection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), title: line, paragraphs: z.array(line).min(1) }),
  z.strictObject({
    kind: z.literal('cards'),
    title: line,
    intro: line.optional(),
    cards: z.array(card).min(2),
  }),
  z.strictObject({
    kind: z.literal('steps'),
    title: line,
    intro: line.optional(),
    steps: z.array(card).min(2),
  }),
  z.strictObject({
    kind: z.literal('table'),
    title: line,
    intro: line.optional(),
    columns: z.array(line).min(2),
    rows: z.array(z.array(line)).min(1),
    note: line.optional(),
  }),
  z.strictObject({
    kind: z.literal('questions'),
    title: line,
    items: z.array(z.strictObject({ question: line, answer: line })).min(1),
  }),
  z.strictObject({
    kind: z.literal('figures'),
    items: z.array(z.strictObject({ value: line, label: line })).min(2),
  }),
  z.strictObject({
    kind: z.literal('clauses'),
    items: z.array(z.strictObject({ title: line, paragraphs: z.array(line).min(1) })).min(1),
  }),
  z.strictObject({
    kind: z.literal('action'),
    title: line,
    text: line,
    label: line,
    path: z.string().startsWith('/'),
  }),
])
export type ContentSection = z.infer<typeof contentSection>

/** The drawing at the head of a page; each is an SVG in the brand's colours. */
export const illustrations = [
  'ship',
  'truck',
  'warehouse',
  'depot',
  'rail',
  'air',
  'customs',
  'barge',
  'network',
  'document',
  'team',
] as const

export const contentDocument = z.strictObject({
  title: line,
  /** One or two sentences under the title; also the page's description for search engines. */
  summary: line,
  keywords: line,
  illustration: z.enum(illustrations),
  /** Legal texts carry the day they took effect, YYYY-MM-DD. */
  effective: z.iso.date().optional(),
  sections: z.array(contentSection).min(1),
})
export type ContentDocument = z.infer<typeof contentDocument>

export const readPageDocument = defineCall({
  name: 'readPageDocument',
  capability: 'content',
  access: 'public',
  method: 'GET',
  path: '/api/content/page',
  query: z.object({
    path: z
      .string()
      .startsWith('/')
      .max(120)
      .meta({ examples: ['/domestic/yardDetail'] }),
    language: z.enum(languages).optional(),
  }),
  data: contentDocument,
})
