type Value = string | number | boolean | readonly string[] | null | undefined

/** How a page or a sheet finds its texts and writes times. */
export type ValueTexts = {
  find(key: `console:${string}` | `certification:${string}` | `access:${string}`): string | undefined
  timeText(at: string): string
}

/** An instant, as the server records it. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

/** The name of a recorded value. */
export const factText = ({ find }: ValueTexts, name: string): string =>
  find(`console:audit.facts.${name}`) ?? name

/** States and roles by their names, times in Beijing time; other values as they were recorded. */
export function valueText({ find, timeText }: ValueTexts, name: string, value: Value): string {
  const one = (text: string) =>
    (instant.test(text) ? timeText(text) : undefined) ??
    find(`console:audit.words.${name}.${text}`) ??
    find(`certification:states.${text}`) ??
    find(`access:roles.${text}`) ??
    text
  const word = (key: string) => find(`console:${key}`) ?? ''
  if (value === undefined || value === null || value === '') return word('audit.values.nothing')
  if (typeof value === 'boolean') return word(value ? 'audit.values.yes' : 'audit.values.no')
  if (typeof value === 'object') return value.map(one).join(word('list.between'))
  return one(String(value))
}
