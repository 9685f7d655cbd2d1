import { publicAudienceName, typedPricesName } from '#domain/rates/bulk-edit.ts'

type Value = string | number | boolean | readonly string[] | null | undefined

/** How a page or a sheet finds its texts and writes times. */
export type ValueTexts = {
  find(
    key: `console:${string}` | `certification:${string}` | `access:${string}` | `ratesAdmin:${string}`,
  ): string | undefined
  timeText(at: string): string
}

/** An instant, as the server records it. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

/** A field of a rate is recorded by its path, such as `pricing.surcharges.2.price.40HQ`; rows are counted from one. */
const partText = ({ find }: ValueTexts, part: string): string =>
  find(`ratesAdmin:segments.${part}`) ?? (/^\d+$/.test(part) ? String(Number(part) + 1) : part)

/** The name of a recorded value. */
export function factText(texts: ValueTexts, name: string): string {
  const own = texts.find(`console:audit.facts.${name}`)
  if (own !== undefined || !name.includes('.')) return own ?? name
  const parts = name.split('.').filter((part, index) => index > 0 || part !== 'pricing')
  return parts.map((part) => partText(texts, part)).join(' · ')
}

/** What a field of a rate is called where its value is a code: a unit or a payment term. */
const rateWord = ({ find }: ValueTexts, name: string, text: string): string | undefined => {
  const field = name.includes('.') ? (name.split('.').at(-1) ?? '') : ''
  return field === 'per' ? find(`ratesAdmin:per.${text}`) : find(`ratesAdmin:values.${field}.${text}`)
}

/** The end of the name of an edit; the name of a file ends in its type. */
const publicEnd = new RegExp(`(?<= |^)${publicAudienceName}$`)

/** The file of an import; an edit has no file: typed prices and the public are named in words. */
const importText = ({ find }: ValueTexts, name: string): string | undefined => {
  if (name === typedPricesName) return find('console:audit.words.fileName.typed')
  const everyone = find('console:audit.words.fileName.public')
  return everyone && publicEnd.test(name) ? name.replace(publicEnd, everyone) : undefined
}

/** The name of what an entry is about. */
export const subjectText = (texts: ValueTexts, name: string): string => importText(texts, name) ?? name

/** States and roles by their names, times in Beijing time; other values as they were recorded. */
export function valueText(texts: ValueTexts, name: string, value: Value): string {
  const { find, timeText } = texts
  const one = (text: string) =>
    (instant.test(text) ? timeText(text) : undefined) ??
    (name === 'fileName' ? importText(texts, text) : find(`console:audit.words.${name}.${text}`)) ??
    rateWord(texts, name, text) ??
    find(`certification:states.${text}`) ??
    find(`access:roles.${text}`) ??
    text
  const word = (key: string) => find(`console:${key}`) ?? ''
  if (value === undefined || value === null || value === '') return word('audit.values.nothing')
  if (typeof value === 'boolean') return word(value ? 'audit.values.yes' : 'audit.values.no')
  if (typeof value === 'object') return value.map(one).join(word('list.between'))
  return one(String(value))
}
