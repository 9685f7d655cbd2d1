import type { mainDictionaryCodes } from '#domain/dictionaries/codes.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'

/** The parts that a form, a detail page and a document of an order are divided into. */
export const orderParts = [
  'schedule',
  'cargo',
  'containers',
  'trucks',
  'parties',
  'documents',
  'pick-up',
  'doors',
  'storage',
  'declaration',
  'insurance',
  'delivery',
  'invoice',
  'reference',
] as const
export type OrderPart = (typeof orderParts)[number]

/** What is typed: it decides the control of the form and how the value is shown. Every value is kept as text. */
export const fieldKinds = [
  'line',
  'lines',
  'whole',
  'decimal',
  'day',
  'time',
  'moment',
  'choice',
  'yes',
  'place',
  'phone',
  'email',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** The two ends of an order; each has a clock of its own. */
export const routeEnds = ['origin', 'destination'] as const
export type RouteEnd = (typeof routeEnds)[number]

/** The field is asked for only where another field of the same form or group has one of these values. */
type Condition = { readonly field: string; readonly is: readonly string[] }

/** Dictionaries that fields are chosen from. */
export type ListingDictionary = Extract<(typeof mainDictionaryCodes)[number], 'customsTradeMode'>

export type OrderField = {
  readonly name: string
  readonly kind: FieldKind
  readonly part: OrderPart
  readonly isRequired?: true
  readonly only?: Condition
  /** In characters. */
  readonly max?: number
  /** The largest whole number. */
  readonly most?: number
  readonly choices?: readonly string[]
  /** Of a choice without choices of its own: the dictionary that lists them. */
  readonly dictionary?: ListingDictionary
  /** Of a day: work is ordered for today at the earliest. */
  readonly isAhead?: true
  /** Of a moment: the place whose clock it is read by. */
  readonly clock?: RouteEnd
  /** A rule beyond the kind; it is given the cleaned text. */
  readonly check?: (text: string) => FieldProblem | undefined
  /** How the text is written before it is checked and kept. */
  readonly clean?: (text: string) => string
}

/** Rows of the same fields: parties, doors, containers. */
export type OrderGroup = {
  readonly name: string
  readonly part: OrderPart
  readonly least: number
  readonly most: number
  readonly fields: readonly OrderField[]
  /** At least one of these is filled in. */
  readonly oneOf?: readonly string[]
  /** Two times of one day: the first comes before the second. */
  readonly inOrder?: readonly [earlier: string, later: string]
  readonly only?: Condition
}

export type OrderForm = { readonly fields: readonly OrderField[]; readonly groups: readonly OrderGroup[] }

export type FieldTexts = Readonly<Record<string, string>>

/** What is typed into an order of one service. */
export type OrderValues = {
  readonly fields: FieldTexts
  readonly groups: Readonly<Record<string, readonly FieldTexts[]>>
}
