import { valuesIn } from '#domain/orders/drafts/carried-values.ts'
import type { FieldTexts, OrderForm, OrderValues } from '#domain/orders/fields/order-field.ts'
import { suggestedValues } from '#domain/orders/from-quote/quoted-form.ts'
import type { FormToFill } from '#web/services/orders/form-values.ts'

/** Trucking asks for the weight by another name than the services that ship the cargo. */
const weightOf = ({ grossWeightKg }: FieldTexts): FieldTexts =>
  grossWeightKg === undefined ? {} : { weightKg: grossWeightKg }

/** The person to call about the main service is the shipper's, where it asks for no other. */
const contactOf = ({ contactPerson, shipper = [] }: OrderValues['groups']): OrderValues['groups'] => {
  const person = shipper.map(({ contact = '', mobile = '', telephone = '' }) => ({
    contact,
    mobile,
    telephone,
  }))
  return contactPerson || person.length === 0 ? {} : { contactPerson: person }
}

/** What is known of the order, also for a service without a shipper. */
export const withContact = ({ fields, groups }: OrderValues): OrderValues => ({
  fields,
  groups: { ...contactOf(groups), ...groups },
})

/** What a service that was just added starts with: what is known of the order, then what its own quote says. */
export function knownValues({ typed, quoted }: FormToFill, known: OrderValues): OrderValues {
  const { fields, groups } = suggestedValues(quoted)
  return valuesIn(typed, {
    fields: { ...weightOf(known.fields), ...known.fields, ...fields },
    groups: { ...known.groups, ...groups },
  })
}

const shipFields = ['vessel', 'voyage']

/** A service that was copied names no ship, which belongs to one shipment: it is that of the main service. */
export function withShip({ fields }: OrderForm, typed: OrderValues, known: OrderValues): OrderValues {
  if (shipFields.some((name) => typed.fields[name])) return typed
  const asked = shipFields.filter((name) => fields.some((field) => field.name === name))
  const ship = asked.flatMap((name) => (known.fields[name] ? [[name, known.fields[name]] as const] : []))
  return { ...typed, fields: { ...typed.fields, ...Object.fromEntries(ship) } }
}
