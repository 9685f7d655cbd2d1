import type { OrderField, OrderGroup } from '#domain/orders/fields/order-field.ts'

/** A field in one line, as the tables of tests state it. */
export const fieldText = ({
  part,
  name,
  kind,
  isRequired,
  max,
  most,
  choices,
  dictionary,
  only,
}: OrderField): string =>
  [
    `${part} ${name} ${kind}`,
    isRequired && 'required',
    max !== undefined && `up to ${max} characters`,
    most !== undefined && `at most ${most}`,
    choices && `of ${choices.join('|')}`,
    dictionary && `of ${dictionary}`,
    only && `if ${only.field} is ${only.is.join('|')}`,
  ]
    .filter(Boolean)
    .join(', ')

/** A group in one line, and each of its fields in one. */
export const groupText = ({ name, part, least, most, oneOf, fields }: OrderGroup): readonly string[] => [
  `${name} (${part}): ${least} to ${most}${oneOf ? `, one of ${oneOf.join(' and ')}` : ''}`,
  ...fields.map((field) => `- ${fieldText(field)}`),
]

export const rowsOf = (text: string): readonly string[] => text.trim().split('\n')
