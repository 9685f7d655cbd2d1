import { asRead } from '#domain/orders/fields/as-read.ts'
import type {
  OrderField,
  OrderForm,
  OrderGroup,
  OrderPart,
  RouteEnd,
} from '#domain/orders/fields/order-field.ts'
import { insuranceClauses, type OrderService } from '#domain/orders/fields/order-forms.ts'
import { type OrderedServices, servicesOf } from '#domain/orders/fields/ordered-services.ts'
import type { CutOffCode } from '#domain/schedules/cut-offs.ts'
import { readContainerNumber } from '#domain/values/container-number.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { readMbl, readMobile, readPlate, readReleaseNumber, readSeal } from '#domain/values/formats.ts'
import { currencies } from '#domain/values/money.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { contactNameProblem } from '#domain/values/text-limits.ts'
import { plainCode, plainTyped } from '#domain/values/typed-text.ts'
import { plainWallTime } from '#domain/values/zoned-time.ts'

/** Our choice: as long as the numbers and names of the trade get. */
const limits = {
  ship: 50,
  number: 50,
  seal: 20,
  name: 60,
  containers: 200,
  trucks: 50,
  documents: 10,
} as const

const moment = (part: OrderPart, name: string, clock: RouteEnd = 'origin'): OrderField => ({
  part,
  name,
  kind: 'moment',
  clock,
  clean: plainWallTime,
})

/** The bill of the forwarder and that of the carrier; both find the order. */
const bills: readonly OrderField[] = [
  { part: 'schedule', name: 'billNumber', kind: 'line', ...asRead(readMbl) },
  { part: 'schedule', name: 'mblNumber', kind: 'line', ...asRead(readMbl) },
]

/** The number under which the depot hands out the empty containers. */
const release: OrderField = {
  part: 'schedule',
  name: 'releaseNumber',
  kind: 'line',
  max: limits.number,
  ...asRead(readReleaseNumber),
}

const ship: readonly OrderField[] = [
  { part: 'schedule', name: 'vessel', kind: 'line', max: limits.ship, clean: plainTyped },
  { part: 'schedule', name: 'voyage', kind: 'line', max: limits.ship, clean: plainTyped },
]

/** The fields of the cut-offs. */
export const cutOffFields = {
  ECP: 'emptyPickUpFrom',
  DCO: 'documentCutOff',
  VCO: 'vgmCutOff',
  FCO: 'cyCutOff',
  CUA: 'customsCutOff',
} as const satisfies Readonly<Record<CutOffCode, string>>

const cutOffs: readonly OrderField[] = Object.values(cutOffFields).map((name) => moment('schedule', name))

const sailing: readonly OrderField[] = [
  ...bills,
  release,
  ...ship,
  moment('schedule', 'etd'),
  moment('schedule', 'eta', 'destination'),
  ...cutOffs,
]

/** SOLAS: weighed (method 1) or calculated (method 2). */
const weighMethods = ['SM1', 'SM2'] as const

/** One container of the order, as it was loaded. */
const containerGroup: OrderGroup = {
  name: 'containers',
  part: 'containers',
  least: 0,
  most: limits.containers,
  fields: [
    { part: 'containers', name: 'number', kind: 'line', isRequired: true, ...asRead(readContainerNumber) },
    { part: 'containers', name: 'type', kind: 'choice', isRequired: true, choices: containerTypeCodes },
    { part: 'containers', name: 'seal', kind: 'line', max: limits.seal, ...asRead(readSeal) },
    { part: 'containers', name: 'cargoKg', kind: 'decimal' },
    { part: 'containers', name: 'tareKg', kind: 'decimal' },
    { part: 'containers', name: 'vgmKg', kind: 'decimal' },
    { part: 'containers', name: 'weighMethod', kind: 'choice', choices: weighMethods },
    { part: 'containers', name: 'weighedOn', kind: 'day' },
  ],
}

const trucks: OrderGroup = {
  name: 'trucks',
  part: 'trucks',
  least: 0,
  most: limits.trucks,
  fields: [
    { part: 'trucks', name: 'plate', kind: 'line', isRequired: true, ...asRead(readPlate) },
    { part: 'trucks', name: 'driver', kind: 'line', isRequired: true, check: contactNameProblem },
    { part: 'trucks', name: 'driverPhone', kind: 'phone', isRequired: true, ...asRead(readMobile) },
    { part: 'trucks', name: 'containerNumber', kind: 'line', ...asRead(readContainerNumber) },
    moment('trucks', 'loadingAt'),
    moment('trucks', 'arrivedAt'),
    moment('trucks', 'leftAt'),
  ],
}

const declarationStates = ['preparing', 'declared', 'inspection', 'released'] as const

/** China Customs numbers a declaration with 18 digits. */
const declarationNumber = {
  clean: plainCode,
  check: (text: string): FieldProblem | undefined => (/^\d{18}$/.test(text) ? undefined : 'wrong-format'),
}

const declarations: OrderGroup = {
  name: 'declarationForms',
  part: 'declaration',
  least: 0,
  most: limits.documents,
  fields: [
    { part: 'declaration', name: 'formNumber', kind: 'line', ...declarationNumber },
    { part: 'declaration', name: 'customsDistrict', kind: 'line', max: limits.name },
    {
      part: 'declaration',
      name: 'declarationState',
      kind: 'choice',
      isRequired: true,
      choices: declarationStates,
    },
    moment('declaration', 'declaredAt'),
    moment('declaration', 'inspectedAt'),
    {
      ...moment('declaration', 'releasedAt'),
      isRequired: true,
      only: { field: 'declarationState', is: ['released'] },
    },
  ],
}

const policies: OrderGroup = {
  name: 'policies',
  part: 'insurance',
  least: 0,
  most: limits.documents,
  fields: [
    {
      part: 'insurance',
      name: 'policyNumber',
      kind: 'line',
      isRequired: true,
      max: limits.number,
      clean: plainTyped,
    },
    { part: 'insurance', name: 'insurer', kind: 'line', max: limits.name },
    { part: 'insurance', name: 'clauses', kind: 'choice', choices: insuranceClauses },
    { part: 'insurance', name: 'insuredValue', kind: 'decimal' },
    { part: 'insurance', name: 'currency', kind: 'choice', choices: currencies },
    { part: 'insurance', name: 'claimPayableAt', kind: 'line', max: limits.name },
    { part: 'insurance', name: 'compensationOn', kind: 'day' },
  ],
}

const whole: OrderForm = { fields: sailing, groups: [containerGroup, trucks, declarations, policies] }
const inland: OrderForm = {
  fields: [...bills, release, ...ship, ...cutOffs],
  groups: [containerGroup, trucks],
}
const stored: OrderForm = { fields: bills, groups: [containerGroup, trucks] }

/** What staff fill in once an order is generated; form, server check, detail page, sheet and document are made from it. */
export const runningForms: Readonly<Record<OrderService, OrderForm>> = {
  ocean: whole,
  trucking: inland,
  warehouse: stored,
  depot: stored,
  customs: { fields: [...bills, ...ship], groups: [containerGroup, declarations] },
  insurance: { fields: [...bills, ...ship], groups: [policies] },
  rail: whole,
  air: { fields: sailing, groups: [trucks, declarations, policies] },
  soc: whole,
  'overseas-warehouse': stored,
  barge: whole,
  'inland-terminal': stored,
  'container-management': stored,
}

/** What staff fill in for an order: the fields of all its services, each once. */
export function runningFormOf(order: OrderedServices): OrderForm {
  const forms = servicesOf(order).map((service) => runningForms[service])
  const onceNamed = <T extends { readonly name: string }>(list: readonly T[]) =>
    list.filter(({ name }, index) => list.findIndex((one) => one.name === name) === index)
  return {
    fields: onceNamed(forms.flatMap(({ fields }) => fields)),
    groups: onceNamed(forms.flatMap(({ groups }) => groups)),
  }
}
