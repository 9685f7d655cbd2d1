import { incoterms } from '#domain/quotes/incoterm.ts'
import { billTypes } from '#domain/tariffs/ocean/bill-type.ts'
import { readContainerNumber } from '#domain/values/container-number.ts'
import { containerTypes } from '#domain/values/container-types.data.ts'
import { readPlate, readReleaseNumber } from '#domain/values/formats.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import { asRead } from './as-read.ts'
import { orderCargo, orderGoods, referenceFields } from './cargo-fields.ts'
import { contactGroup, doors, invoiceTitle, parties } from './contact-fields.ts'
import type { OrderField, OrderForm, OrderGroup } from './order-field.ts'

/** The services of an order: those with prices of our own, and those that staff make offers for. */
export const orderServices = [
  'ocean',
  'trucking',
  'warehouse',
  'depot',
  'customs',
  'insurance',
  'rail',
  'air',
  'soc',
  'overseas-warehouse',
  'barge',
  'inland-terminal',
  'container-management',
] as const
export type OrderService = (typeof orderServices)[number]

const typeCodes = Object.keys(containerTypes)
const limits = { ship: 50, number: 30, mostContainers: 50, mostNumbered: 200 } as const

/** Spec §5: vessel and voyage are required, as is the day of departure. */
const ship: readonly OrderField[] = [
  { part: 'schedule', name: 'vessel', kind: 'line', isRequired: true, max: limits.ship, clean: plainTyped },
  { part: 'schedule', name: 'voyage', kind: 'line', isRequired: true, max: limits.ship, clean: plainTyped },
]
const etd: OrderField = { part: 'schedule', name: 'etd', kind: 'day', isRequired: true }

/** Spec §5: at least one container type and quantity. */
const containers: OrderGroup = {
  name: 'containers',
  part: 'containers',
  least: 1,
  most: typeCodes.length,
  fields: [
    { part: 'containers', name: 'type', kind: 'choice', isRequired: true, choices: typeCodes },
    {
      part: 'containers',
      name: 'count',
      kind: 'whole',
      isRequired: true,
      most: limits.mostContainers,
    },
  ],
}

const freightTerms = ['prepaid', 'collect'] as const
/** Our choice: three originals are usual. */
const mostOriginals = 9

const billFields: readonly OrderField[] = [
  { part: 'documents', name: 'billType', kind: 'choice', isRequired: true, choices: billTypes },
  {
    part: 'documents',
    name: 'billCount',
    kind: 'whole',
    isRequired: true,
    most: mostOriginals,
  },
  { part: 'documents', name: 'freightTerms', kind: 'choice', isRequired: true, choices: freightTerms },
  { part: 'documents', name: 'incoterm', kind: 'choice', choices: incoterms },
]

/** Spec §2: what a sea booking can order at either end. */
const originServices = ['trucking', 'warehouse-loading', 'export-customs', 'insurance', 'storage'] as const
const destinationServices = ['delivery', 'import-clearance'] as const
export const endServices = [...originServices, ...destinationServices] as const
type EndService = (typeof endServices)[number]

const tradeMode = { name: 'tradeMode', kind: 'choice', dictionary: 'customsTradeMode' } as const

const ordered = (service: EndService): OrderField => ({ part: 'delivery', name: service, kind: 'yes' })
const within = (service: EndService, ...fields: readonly Omit<OrderField, 'part' | 'only'>[]) => [
  ordered(service),
  ...fields.map(
    (field): OrderField => ({ ...field, part: 'delivery', only: { field: service, is: ['yes'] } }),
  ),
]

/** Spec §5: terminal, city, warehouse and pick-up depot are required where their service is ordered. */
const endServiceFields: readonly OrderField[] = [
  ...within(
    'trucking',
    { name: 'terminal', kind: 'place', isRequired: true },
    { name: 'city', kind: 'place', isRequired: true },
    { name: 'pickUpDepot', kind: 'place', isRequired: true },
  ),
  ...within('warehouse-loading', { name: 'warehouse', kind: 'place', isRequired: true }),
  ...within('export-customs', { name: 'declarations', kind: 'whole', isRequired: true }, tradeMode),
  ...within('insurance', { name: 'insuredValue', kind: 'decimal', isRequired: true }),
  ...within(
    'storage',
    { name: 'storageCbm', kind: 'decimal', isRequired: true },
    { name: 'storageDays', kind: 'whole', isRequired: true },
  ),
  ...within('delivery', { name: 'deliveryPlace', kind: 'line', isRequired: true, max: limits.ship }),
  ordered('import-clearance'),
]

/** Spec §5: trucking needs vessel, voyage, weight, contact, number and address. */
const trucking: OrderForm = {
  fields: [
    ...ship,
    { part: 'pick-up', name: 'terminal', kind: 'place', isRequired: true },
    { part: 'pick-up', name: 'pickUpDepot', kind: 'place', isRequired: true },
    { part: 'pick-up', name: 'returnPlace', kind: 'place' },
    { part: 'cargo', name: 'weightKg', kind: 'decimal', isRequired: true },
    ...referenceFields,
  ],
  groups: [containers, doors],
}

const warehouse: OrderForm = {
  fields: [
    { part: 'storage', name: 'warehouse', kind: 'place', isRequired: true },
    { part: 'storage', name: 'inboundOn', kind: 'day', isRequired: true, isAhead: true },
    { part: 'storage', name: 'appointment', kind: 'time' },
    { part: 'storage', name: 'storageDays', kind: 'whole', isRequired: true },
    ...orderGoods,
    ...referenceFields,
  ],
  groups: [contactGroup],
}

const depot: OrderForm = {
  fields: [
    { part: 'storage', name: 'depot', kind: 'place', isRequired: true },
    {
      part: 'storage',
      name: 'releaseNumber',
      kind: 'line',
      isRequired: true,
      max: limits.number,
      ...asRead(readReleaseNumber),
    },
    { part: 'storage', name: 'plate', kind: 'line', ...asRead(readPlate) },
    { part: 'storage', name: 'day', kind: 'day', isRequired: true, isAhead: true },
    { part: 'storage', name: 'appointment', kind: 'time' },
    ...referenceFields,
  ],
  groups: [
    {
      name: 'containerNumbers',
      part: 'containers',
      least: 1,
      most: limits.mostNumbered,
      fields: [
        {
          part: 'containers',
          name: 'number',
          kind: 'line',
          isRequired: true,
          ...asRead(readContainerNumber),
        },
        { part: 'containers', name: 'type', kind: 'choice', isRequired: true, choices: typeCodes },
      ],
    },
    contactGroup,
  ],
}

const customs: OrderForm = {
  fields: [
    { part: 'declaration', ...tradeMode, isRequired: true },
    { part: 'declaration', name: 'declarations', kind: 'whole', isRequired: true },
    { part: 'declaration', name: 'exitPort', kind: 'place', isRequired: true },
    ...orderGoods,
    ...referenceFields,
  ],
  groups: [contactGroup],
}

export const insuranceClauses = ['all-risks', 'with-average', 'free-of-particular-average'] as const
const insurance: OrderForm = {
  fields: [
    { part: 'insurance', name: 'insured', kind: 'line', isRequired: true, max: 100 },
    { part: 'insurance', name: 'insuredValue', kind: 'decimal', isRequired: true },
    { part: 'insurance', name: 'clauses', kind: 'choice', isRequired: true, choices: insuranceClauses },
    { part: 'insurance', name: 'claimPayableAt', kind: 'line', max: limits.ship },
    etd,
    ...orderGoods,
    ...referenceFields,
  ],
  groups: [contactGroup],
}

/** From an accepted offer of staff: what was agreed is in the offer, the form asks for goods and people. */
const agreed: OrderForm = {
  fields: [
    { part: 'schedule', name: 'readyOn', kind: 'day', isRequired: true, isAhead: true },
    ...orderGoods,
    ...referenceFields,
  ],
  groups: [contactGroup],
}

/** Every order can name whose invoice it is. */
const invoiced = ({ fields, groups }: OrderForm): OrderForm => ({ fields, groups: [...groups, invoiceTitle] })

/** What is asked for each service; form, server, detail page, sheet and document are made from it. */
export const orderForms: Readonly<Record<OrderService, OrderForm>> = {
  ocean: invoiced({
    fields: [etd, ...ship, ...orderCargo, ...billFields, ...endServiceFields, ...referenceFields],
    groups: [containers, ...parties],
  }),
  trucking: invoiced(trucking),
  warehouse: invoiced(warehouse),
  depot: invoiced(depot),
  customs: invoiced(customs),
  insurance: invoiced(insurance),
  rail: invoiced({ ...agreed, groups: [...parties] }),
  air: invoiced({ ...agreed, groups: [...parties] }),
  soc: invoiced(agreed),
  'overseas-warehouse': invoiced(agreed),
  barge: invoiced(agreed),
  'inland-terminal': invoiced(agreed),
  'container-management': invoiced(agreed),
}
