import type { FieldTexts, OrderField, OrderForm, OrderValues } from '#domain/orders/fields/order-field.ts'

type Keeps = (field: OrderField) => boolean

const textsIn = (fields: readonly OrderField[], texts: FieldTexts, keeps: Keeps): FieldTexts =>
  Object.fromEntries(
    Object.entries(texts).filter(([name]) => fields.some((field) => field.name === name && keeps(field))),
  )

const all: Keeps = () => true

/** Only what the form has; the rest was typed for another form, or for none of ours. */
export const valuesIn = (
  { fields, groups }: OrderForm,
  values: OrderValues,
  keeps: Keeps = all,
): OrderValues => ({
  fields: textsIn(fields, values.fields, keeps),
  groups: Object.fromEntries(
    groups.flatMap(({ name, most, fields: own }) => {
      const rows = values.groups[name]
      return rows ? [[name, rows.slice(0, most).map((row) => textsIn(own, row, keeps))]] : []
    }),
  ),
})

/** What names one shipment and is typed anew for the next. */
const ofOneShipment = ['vessel', 'voyage', 'ownReference', 'releaseNumber', 'plate']
const groupsOfOneShipment = ['containerNumbers']

/** What another order starts with: everything but days and what names one shipment. */
export const carriedValues = ({ fields, groups }: OrderForm, values: OrderValues): OrderValues =>
  valuesIn(
    { fields, groups: groups.filter(({ name }) => !groupsOfOneShipment.includes(name)) },
    values,
    ({ name, kind }) => kind !== 'day' && !ofOneShipment.includes(name),
  )
