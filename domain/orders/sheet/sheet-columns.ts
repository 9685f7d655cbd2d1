import type { FieldKind, OrderField, OrderGroup } from '#domain/orders/fields/order-field.ts'
import { runningForms } from '#domain/orders/running/running-fields.ts'

/** The form with everything that a sheet can fill in. */
export const sheetForm = runningForms.ocean

export type SheetGroup = {
  readonly group: OrderGroup
  /** By what a row of the sheet finds its row on the order. */
  readonly key: OrderField
  readonly also?: OrderField | undefined
}

/** What a row of a sheet can have one of, with the fields that tell them apart. */
const keys: Readonly<Record<string, readonly [key: string, also?: string]>> = {
  containers: ['number'],
  trucks: ['plate', 'containerNumber'],
  declarationForms: ['formNumber'],
  policies: ['policyNumber'],
}

export const sheetGroups: readonly SheetGroup[] = sheetForm.groups.flatMap((group) => {
  const [key, also] = (keys[group.name] ?? []).map((name) =>
    group.fields.find((field) => field.name === name),
  )
  return key ? [{ group, key, also }] : []
})

/** The group of a column, and the field of its rows. */
export function groupColumn(column: string) {
  const [name = '', field] = column.split('.')
  return field === undefined ? undefined : { group: name, field }
}

/** The columns of a sheet: the order, what staff fill in on it, one container, truck, declaration and policy, one milestone. */
export const orderSheetColumns: readonly string[] = [
  'orderNo',
  ...sheetForm.fields.map(({ name }) => name),
  ...sheetGroups.flatMap(({ group }) => group.fields.map(({ name }) => `${group.name}.${name}`)),
  'milestone',
  'classifier',
  'time',
  'reason',
]

const fieldsByColumn: ReadonlyMap<string, OrderField> = new Map([
  ...sheetForm.fields.map((field) => [field.name, field] as const),
  ...sheetGroups.flatMap(({ group }) =>
    group.fields.map((field) => [`${group.name}.${field.name}`, field] as const),
  ),
])

/** The columns of one kind. */
export const sheetFields = (kind: FieldKind): readonly string[] =>
  [...fieldsByColumn].filter(([, field]) => field.kind === kind).map(([column]) => column)

/** The codes of the columns with a choice that has names; types of containers and currencies are written as codes. */
export const sheetChoices: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...fieldsByColumn].flatMap(([column, { choices, name }]) =>
    choices && name !== 'type' && name !== 'currency' ? [[column, choices] as const] : [],
  ),
)

/** Columns with words of their own; the others have those of the fields. */
export const ownColumnWords = {
  orderNo: 'orderNo',
  'containers.number': 'containerNo',
  containers: 'allContainers',
  milestone: 'milestone',
  classifier: 'classifier',
  time: 'milestoneTime',
  reason: 'correctionReason',
} as const

export const hasOwnWord = (column: string): column is keyof typeof ownColumnWords =>
  Object.hasOwn(ownColumnWords, column)
