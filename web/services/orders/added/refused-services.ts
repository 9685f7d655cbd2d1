import type { Refusal } from '#domain/values/refusal.ts'

/** By the number of the quote, each with the fields as they are named within the service. */
export type RefusedServices = Readonly<Record<string, Refusal>>

const within = /^more\.(\d+)\.(.+)$/

/** What a refusal says about the main service, and about those that were added. */
export function refusalByService(
  refusal: Refusal,
  numbers: readonly string[],
): { readonly main: Refusal | undefined; readonly more: RefusedServices } {
  const more: Record<string, Refusal> = {}
  const main: Record<string, NonNullable<Refusal['fields']>[string]> = {}
  for (const [path, problem] of Object.entries(refusal.fields ?? {})) {
    const [, index, field] = within.exec(path) ?? []
    const number = index === undefined ? undefined : numbers[Number(index)]
    if (field === undefined || number === undefined) main[path] = problem
    else more[number] = { ...refusal, fields: { ...more[number]?.fields, [field]: problem } }
  }
  return { main: Object.keys(main).length > 0 ? { ...refusal, fields: main } : undefined, more }
}

/** The quote itself was refused, not what was typed. */
export const isOfQuote = ({ fields }: Refusal): boolean => fields?.quote !== undefined
