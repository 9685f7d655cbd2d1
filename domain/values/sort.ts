/** By a field, ascending, or descending with a minus: `total`, `-total`. The same text in the API and in URLs. */
export type Sort<Field extends string = string> = Field | `-${Field}`

export const sortsOf = <Field extends string>(fields: readonly Field[]): readonly Sort<Field>[] =>
  fields.flatMap((field): Sort<Field>[] => [field, `-${field}`])

export const isDescending = (sort: string): boolean => sort.startsWith('-')

export const sortField = <Field extends string>(sort: Sort<Field>): Field => sort.replace(/^-/, '') as Field
