import { randomBytes } from 'node:crypto'
import type { RenderedPage } from './nonced-page.ts'

/** Stands for the part of a path that no route has. Random, and of characters that no encoding changes. */
export const pathSlot = `path-slot-${randomBytes(12).toString('hex')}`

type Form = (rest: string) => string
type Piece = { readonly text: string; readonly form: Form }

/** The page of an unknown path, with places for the path, so that it is rendered once for many paths. */
export type MissingPage = {
  readonly status: number
  readonly pieces: readonly Piece[]
  readonly end: string
  readonly bytes: number
  readonly mayCache: boolean
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** As React and web/site/not-found-body.tsx write a path. */
const inUrl: Form = escaped
const inQuery: Form = (rest) => escaped(encodeURIComponent(rest))
const inText: Form = (rest) => escaped(readable(rest))

const places = new RegExp(`(%2F)?${pathSlot}(?=(<)?)`, 'g')

function formOf([, isInQuery, isInText]: readonly (string | undefined)[]): Form {
  if (isInQuery) return inQuery
  return isInText ? inText : inUrl
}

/** Other rules apply inside a script, so a page with the path in one is not made from pieces. */
const hasScriptWithSlot = (html: string) =>
  html.split('<script').some((part, at) => at > 0 && part.split('</script>', 1)[0]?.includes(pathSlot))

export function makeMissingPage({ status, html, mayCache }: RenderedPage): MissingPage {
  const pieces: Piece[] = []
  let from = 0
  for (const match of html.matchAll(places)) {
    const to = match.index + match[0].length - pathSlot.length
    pieces.push({ text: html.slice(from, to), form: formOf(match) })
    from = to + pathSlot.length
  }
  return {
    status,
    pieces,
    end: html.slice(from),
    bytes: 2 * html.length,
    mayCache: mayCache && !hasScriptWithSlot(html),
  }
}

/** The page of one path; `rest` is what the path has in place of the slot, as a URL spells it. */
export const missingHtml = ({ pieces, end }: MissingPage, rest: string): string =>
  pieces.map(({ text, form }) => text + form(rest)).join('') + end
