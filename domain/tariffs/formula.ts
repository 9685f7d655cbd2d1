import { type ExactDecimal, exact, exactText, expectExact } from '#domain/values/exact-decimal.ts'
import {
  compareSmall,
  formatSmall,
  plusSmall,
  readSmall,
  type SmallDecimal,
  timesSmall,
} from '#domain/values/small-decimal.ts'

/**
 * How a price comes about, as data. The amount *is* the formula's value, so what explains a price can
 * never disagree with it. Numbers are exact decimal texts; each has the name by which messages speak of it.
 */
export type Formula =
  | { readonly kind: 'given'; readonly name: string; readonly value: string }
  | { readonly kind: 'product' | 'sum' | 'least' | 'greatest'; readonly of: readonly Formula[] }
  | { readonly kind: 'percent'; readonly rate: Formula; readonly of: Formula }

/** A number with a name: an input of the reader, or a figure of the tariff. Anything but an exact one throws. */
export function given(name: string, value: string | number): Formula {
  expectExact(value)
  return { kind: 'given', name, value: String(value) }
}

const several =
  (kind: 'product' | 'sum' | 'least' | 'greatest') =>
  (...of: readonly Formula[]): Formula => {
    if (of.length === 0) throw new Error(`A ${kind} of nothing has no value`)
    return { kind, of }
  }

export const product = several('product')
export const sum = several('sum')
/** A cap: the calculated amount, at most the maximum. */
export const least = several('least')
/** A minimum: the calculated amount, at least the minimum. */
export const greatest = several('greatest')
export const percent = (rate: Formula, of: Formula): Formula => ({ kind: 'percent', rate, of })

const joined = {
  product: (one: ExactDecimal, other: ExactDecimal) => one.times(other),
  sum: (one: ExactDecimal, other: ExactDecimal) => one.plus(other),
  least: (one: ExactDecimal, other: ExactDecimal) => (one.lessThan(other) ? one : other),
  greatest: (one: ExactDecimal, other: ExactDecimal) => (one.greaterThan(other) ? one : other),
} as const

/** What the formula comes to, exactly; who bills it rounds it. */
export function amountOf(formula: Formula): ExactDecimal {
  if (formula.kind === 'given') return exact(formula.value)
  if (formula.kind === 'percent') return amountOf(formula.of).times(amountOf(formula.rate)).dividedBy(100)
  return formula.of.map(amountOf).reduce(joined[formula.kind])
}

const smaller = (isLess: boolean) => (one: SmallDecimal, other: SmallDecimal) => {
  const order = compareSmall(one, other)
  if (order === undefined) return undefined
  return order < 0 === isLess ? one : other
}
const joinedSmall = {
  product: timesSmall,
  sum: plusSmall,
  least: smaller(true),
  greatest: smaller(false),
} as const

/** A hundredth has two decimals more. */
const hundredth = ({ parts, decimals }: SmallDecimal): SmallDecimal => ({ parts, decimals: decimals + 2 })

/** The same amount, where everything on the way to it is small enough. */
function smallAmountOf(formula: Formula): SmallDecimal | undefined {
  if (formula.kind === 'given') return readSmall(formula.value)
  const [first, ...rest] = formula.kind === 'percent' ? [formula.of, formula.rate] : formula.of
  const join = formula.kind === 'percent' ? timesSmall : joinedSmall[formula.kind]
  let amount = first && smallAmountOf(first)
  for (const part of rest) {
    const next = amount && smallAmountOf(part)
    amount = amount && next && join(amount, next)
  }
  return amount && formula.kind === 'percent' ? hundredth(amount) : amount
}

/** What the formula comes to, as plain text. */
export function amountText(formula: Formula): string {
  const small = smallAmountOf(formula)
  return small ? formatSmall(small) : exactText(amountOf(formula))
}

/** The same formula with other numbers in it. */
export function withGiven(formula: Formula, other: (name: string, value: string) => string): Formula {
  if (formula.kind === 'given') return given(formula.name, other(formula.name, formula.value))
  const again = (part: Formula) => withGiven(part, other)
  if (formula.kind === 'percent') return percent(again(formula.rate), again(formula.of))
  return { kind: formula.kind, of: formula.of.map(again) }
}

/** How figures are written, and what stands between two of them. */
type FormulaStyle = { readonly figure: (value: string) => string; readonly separator: string }
const plainStyle: FormulaStyle = { figure: (value) => value, separator: ', ' }

/** The formula as anyone reads it, in figures and signs: `(10 − 3) × 30` needs no language. */
export function formatFormula(formula: Formula, style = plainStyle): string {
  const text = (part: Formula) => formatFormula(part, style)
  const factor = (part: Formula) => factorText(part, style)
  switch (formula.kind) {
    case 'given':
      return style.figure(formula.value)
    case 'product':
      return formula.of.map(factor).join(' × ')
    case 'sum':
      return formula.of.map(text).join(' + ')
    case 'least':
      return `min(${formula.of.map(text).join(style.separator)})`
    case 'greatest':
      return `max(${formula.of.map(text).join(style.separator)})`
    case 'percent':
      return `${factor(formula.of)} × ${factor(formula.rate)}%`
  }
}

/** A sum inside a product needs brackets; nothing else does. */
const factorText = (part: Formula, style: FormulaStyle): string =>
  part.kind === 'sum' ? `(${formatFormula(part, style)})` : formatFormula(part, style)

type Input = { readonly name: string; readonly value: string }

function collectInputs(formula: Formula, inputs: Input[]): void {
  if (formula.kind === 'given') inputs.push({ name: formula.name, value: formula.value })
  else if (formula.kind === 'percent') {
    collectInputs(formula.of, inputs)
    collectInputs(formula.rate, inputs)
  } else for (const part of formula.of) collectInputs(part, inputs)
}

/** Every named number of a formula, in reading order. */
export function inputsOf(formula: Formula): readonly Input[] {
  const inputs: Input[] = []
  collectInputs(formula, inputs)
  return inputs
}
