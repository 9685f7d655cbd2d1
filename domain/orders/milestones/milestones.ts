import type { RouteEnd } from '#domain/orders/fields/order-field.ts'
import type { OrderService } from '#domain/orders/fields/order-forms.ts'
import { type OrderedServices, servicesOf } from '#domain/orders/fields/ordered-services.ts'
import {
  type Classifier,
  classifiers,
  milestones as containerMilestones,
  type MilestoneCode,
} from '#domain/tracking/milestones.ts'

type MilestoneFacts = {
  /** The place whose clock its times are read by. */
  readonly clock: RouteEnd
  /** Which times it can have; a release happens, it is not planned. */
  readonly classifiers: readonly Classifier[]
  /** The DCSA Track & Trace 2.2 event with the same meaning, where there is one. */
  readonly dcsa: object | null
}

const anyTime = { clock: 'origin', classifiers, dcsa: null } as const
const onceDone = { clock: 'origin', classifiers: ['actual'], dcsa: null } as const
const equipment = { eventType: 'EQUIPMENT' } as const
const atDepot = { emptyIndicatorCode: 'EMPTY', facilityTypeCode: 'DEPO' } as const

/** Milestones that a shipped container does not have, or that trucks, warehouses and depots have. */
const ownMilestones = {
  booked: {
    ...onceDone,
    dcsa: { eventType: 'SHIPMENT', documentTypeCode: 'BKG', shipmentEventTypeCode: 'CONF' },
  },
  delivered: {
    clock: 'destination',
    classifiers,
    dcsa: { ...equipment, equipmentEventTypeCode: 'DROP', emptyIndicatorCode: 'LADEN' },
  },
  'truck-assigned': onceDone,
  'arrived-at-door': anyTime,
  'loaded-at-door': {
    ...anyTime,
    dcsa: { ...equipment, equipmentEventTypeCode: 'STUF', emptyIndicatorCode: 'LADEN' },
  },
  'left-door': anyTime,
  'appointment-confirmed': onceDone,
  'goods-received': anyTime,
  'goods-stored': anyTime,
  'goods-released': anyTime,
  'container-received': { ...anyTime, dcsa: { ...equipment, equipmentEventTypeCode: 'GTIN', ...atDepot } },
  'container-inspected': { ...anyTime, dcsa: { ...equipment, equipmentEventTypeCode: 'INSP', ...atDepot } },
  'container-repaired': anyTime,
  'container-released': { ...anyTime, dcsa: { ...equipment, equipmentEventTypeCode: 'GTOT', ...atDepot } },
  'documents-received': onceDone,
  declared: anyTime,
  'policy-issued': onceDone,
} as const satisfies Record<string, MilestoneFacts>

type OwnMilestone = keyof typeof ownMilestones
export type OrderMilestone = MilestoneCode | OwnMilestone

export const ownMilestoneCodes = Object.keys(ownMilestones) as readonly OwnMilestone[]
export const orderMilestones = [
  ...containerMilestones.map(({ code }) => code),
  ...ownMilestoneCodes,
] as unknown as readonly [OrderMilestone, ...OrderMilestone[]]

const atDestination: readonly OrderMilestone[] = ['arrival', 'unloading', 'gate-out', 'empty-returned']

export function milestoneFacts(milestone: OrderMilestone): MilestoneFacts {
  const found = containerMilestones.find(({ code }) => code === milestone)
  if (!found) return ownMilestones[milestone as OwnMilestone]
  const clock = atDestination.includes(milestone) ? 'destination' : 'origin'
  return { clock, classifiers: found.classifiers, dcsa: found.dcsa }
}

/** Spec §4, from the booking to the empty container. */
const byShip: readonly OrderMilestone[] = [
  'booked',
  ...containerMilestones.map(({ code }) => code).filter((code) => code !== 'empty-returned'),
  'delivered',
  'empty-returned',
]
const byTruck = [
  ...(['truck-assigned', 'empty-lifted', 'arrived-at-door', 'loaded-at-door', 'left-door'] as const),
  'gate-in',
] as const
const inWarehouse = ['appointment-confirmed', 'goods-received', 'goods-stored', 'goods-released'] as const
const inDepot = [
  ...(['container-received', 'container-inspected', 'container-repaired', 'container-released'] as const),
]
const overland = [
  ...(['booked', 'goods-received', 'customs-released', 'departure', 'arrival', 'delivered'] as const),
]

/** The milestones of each service, in the order in which they are reached. */
export const serviceMilestones: Readonly<Record<OrderService, readonly OrderMilestone[]>> = {
  ocean: byShip,
  trucking: byTruck,
  warehouse: inWarehouse,
  depot: inDepot,
  customs: ['documents-received', 'declared', 'customs-released'],
  insurance: ['documents-received', 'policy-issued'],
  rail: overland,
  air: overland,
  soc: byShip,
  'overseas-warehouse': inWarehouse,
  barge: byShip,
  'inland-terminal': inDepot,
  'container-management': inDepot,
}

/** Of all services of an order, each once. */
export const milestonesOf = (order: OrderedServices): readonly OrderMilestone[] => [
  ...new Set(servicesOf(order).flatMap((service) => serviceMilestones[service])),
]
