import { changedFields } from '#domain/orders/amendment/changed-fields.ts'
import type {
  FieldTexts,
  OrderField,
  OrderForm,
  OrderGroup,
  OrderValues,
} from '#domain/orders/fields/order-field.ts'
import type { WrongFields } from '#domain/values/refusal.ts'
import type { CoveredRows, QuotedValues } from './quoted-values.ts'

function coveredField(field: OrderField, { each, choices }: CoveredRows): OrderField {
  const [text, own] = [each[field.name], choices?.[field.name]]
  if (own) return { ...field, choices: own }
  if (text === undefined) return field
  return { ...field, check: (typed: string) => (typed === text ? undefined : ('inconsistent' as const)) }
}

const coveredGroup = (group: OrderGroup, covered: CoveredRows | undefined): OrderGroup =>
  covered === undefined
    ? group
    : {
        ...group,
        most: Math.min(group.most, covered.most),
        fields: group.fields.map((field) => coveredField(field, covered)),
      }

/** The form, with rows only as the price covers them: any other row would need another price. */
export const coveredForm = ({ fields, groups }: OrderForm, { covered = {} }: QuotedValues): OrderForm => ({
  fields,
  groups: groups.map((group) => coveredGroup(group, covered[group.name])),
})

/** What the form starts with. */
export const suggestedValues = ({ suggested, covered = {} }: QuotedValues): OrderValues => ({
  fields: suggested,
  groups: Object.fromEntries(
    Object.entries(covered).flatMap(([name, { first }]) => (first ? [[name, [first]]] : [])),
  ),
})

/** The fields of the form that the quote leaves to be typed. */
export const typedForm = ({ fields, groups }: OrderForm, { fixed, excluded }: QuotedValues): OrderForm => ({
  fields: fields.filter(({ name }) => !Object.hasOwn(fixed.fields, name) && !excluded.includes(name)),
  groups: groups.filter(({ name }) => !Object.hasOwn(fixed.groups, name)),
})

type Rows = readonly FieldTexts[]

const isOther = (quoted: Rows, sent: Rows): boolean =>
  changedFields({ fields: {}, groups: { quoted } }, { fields: {}, groups: { quoted: sent } }).length > 0

/** What was sent in another way than the quote says it: the price would not hold. */
export function contradictions(
  { fields, groups }: OrderValues,
  { fixed, excluded }: QuotedValues,
): WrongFields {
  const names = [
    ...excluded.filter((name) => fields[name] !== undefined),
    ...Object.keys(fields).filter((name) => (fixed.fields[name] ?? fields[name]) !== fields[name]),
    ...Object.entries(groups).flatMap(([name, rows]) =>
      isOther(fixed.groups[name] ?? rows, rows) ? [name] : [],
    ),
  ]
  return Object.fromEntries(names.map((name) => [name, 'inconsistent' as const]))
}

/** What was typed together with what the quote says. */
export const withQuoted = (typed: OrderValues, { fixed }: QuotedValues): OrderValues => ({
  fields: { ...typed.fields, ...fixed.fields },
  groups: { ...typed.groups, ...fixed.groups },
})
