/** What a snapshot may hold: what JSON can say, and nothing that it would say in two ways. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [name: string]: Plain | undefined }

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)

function written(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .filter((entry): entry is [string, Plain] => entry[1] !== undefined)
      .toSorted(byName)
      .map(([name, part]) => `${JSON.stringify(name)}:${written(part)}`)
      .join(',')}}`
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} cannot be written`)
  return JSON.stringify(value)
}

/** The same thing in the same bytes, in whatever order it was put together: names sorted, no spaces. */
export const canonicalText = (value: object): string => written(value as Plain)
