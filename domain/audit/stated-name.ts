type Facts = Readonly<Record<string, unknown>>

/** The facts that name the subject of an entry: the code of a rate, the number of a request or quote. */
export const namingFacts = ['code', 'number', 'quote'] as const

/** The name that an entry states of its subject, if it states one. */
export function statedName(before: Facts | null, after: Facts | null): string | undefined {
  const names = namingFacts.flatMap((fact) => [after?.[fact], before?.[fact]])
  return names.find((name): name is string => typeof name === 'string')
}
