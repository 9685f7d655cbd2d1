type Facts = Readonly<Record<string, unknown>>

/** The facts that name the subject of an entry: the code of a rate, the number of a request or quote, the file of an import. */
export const namingFacts = ['code', 'number', 'quote', 'fileName'] as const

/** Facts that name it together: an exchange rate is that of a currency on a day. */
export const jointlyNamingFacts = ['currency', 'date'] as const

const isText = (fact: unknown): fact is string => typeof fact === 'string'

/** The name that an entry states of its subject, if it states one. */
export function statedName(before: Facts | null, after: Facts | null): string | undefined {
  const names = namingFacts.flatMap((fact) => [after?.[fact], before?.[fact]])
  const joint = jointlyNamingFacts.map((fact) => after?.[fact])
  return names.find(isText) ?? (joint.every(isText) ? joint.join(' ') : undefined)
}
