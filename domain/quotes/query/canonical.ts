/** Values with exactly one JSON text. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [name: string]: Plain | undefined }

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)

function textOf(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .filter((entry): entry is [string, Plain] => entry[1] !== undefined)
      .toSorted(byName)
      .map(([name, part]) => `${JSON.stringify(name)}:${textOf(part)}`)
      .join(',')}}`
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} has no JSON text`)
  return JSON.stringify(value)
}

/** The same value always has the same text: names sorted, no spaces. */
export const canonicalText = (value: object): string => textOf(value as Plain)
