import type { Language } from '#domain/brands/brand.ts'
import type { Currency, Money } from '#domain/values/money.ts'

/** From text to text, so that an amount of any length keeps every digit. */
export function formatAmount(amount: string): string {
  const point = amount.indexOf('.')
  const end = point < 0 ? amount.length : point
  const start = amount.startsWith('-') ? 1 : 0
  if (end - start <= 3) return amount
  const first = start + ((end - start) % 3 || 3)
  let grouped = amount.slice(0, first)
  for (let at = first; at < end; at += 3) grouped += `,${amount.slice(at, at + 3)}`
  return grouped + amount.slice(end)
}

// Only the home currency has a sign of its own in Chinese; $ and £ are shared by several currencies.
const signs: Readonly<Record<Language, Partial<Record<Currency, string>>>> = { zh: { CNY: '¥' }, en: {} }

/** The one way money is formatted on pages, in sentences, sheets and documents; it never breaks over lines. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const isNegative = amount.startsWith('-')
  const figure = formatAmount(isNegative ? amount.slice(1) : amount)
  // A minus before the currency cannot be taken for a dash between two amounts.
  return `${isNegative ? '−' : ''}${signs[language][currency] ?? `${currency}\u00A0`}${figure}`
}
