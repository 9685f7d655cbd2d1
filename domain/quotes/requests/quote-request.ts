import type { WrongFields } from '#domain/values/refusal.ts'

/** Requests that staff answer: modes without a tariff, and queries without a price. */
export const requestKinds = [
  'ocean',
  'trucking',
  'warehouse',
  'depot',
  'rail',
  'air',
  'customs',
  'soc',
  'overseas-warehouse',
  'insurance',
  'barge',
  'inland-terminal',
  'container-management',
] as const
export type RequestKind = (typeof requestKinds)[number]

/** Whose requests a list shows: those of the reader, or those without an owner. */
export const requestOwners = ['me', 'none'] as const
export type RequestOwner = (typeof requestOwners)[number]

export const requestStates = ['open', 'answered', 'accepted', 'refused', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

/** So long after it was opened, a request counts as open on a colleague's screen. */
const openedMinutes = 15

export const wasOpenedLately = (openedAt: Date, now: Date): boolean =>
  now.getTime() - openedAt.getTime() <= openedMinutes * 60_000

/** What special cargo is, as a search for prices asks for it. */
export const cargoFields = [
  'hsCode',
  'unNumber',
  'dangerClass',
  'temperatureC',
  'cargoWeightKg',
  'dimensionsCm',
  'shipperOwned',
] as const

export const requestFields = [
  'from',
  'to',
  'goods',
  'weightKg',
  'volumeCbm',
  'pieces',
  'containers',
  'readyOn',
  'days',
  'declarations',
  'tradeMode',
  'insuredValue',
  ...cargoFields,
  'remark',
] as const
export type RequestField = (typeof requestFields)[number]

/** The fields of each form in their order; `needs` lists the required ones. */
type RequestForm = { readonly asks: readonly RequestField[]; readonly needs: readonly RequestField[] }
export const requestForms: Readonly<Record<RequestKind, RequestForm>> = {
  ocean: {
    asks: ['from', 'to', 'containers', 'goods', 'weightKg', 'readyOn', ...cargoFields, 'remark'],
    needs: ['from', 'to', 'containers', 'readyOn'],
  },
  trucking: {
    asks: ['from', 'to', 'containers', 'goods', 'weightKg', 'readyOn', 'remark'],
    needs: ['from', 'to', 'containers', 'readyOn'],
  },
  warehouse: {
    asks: ['to', 'goods', 'volumeCbm', 'weightKg', 'days', 'readyOn', 'remark'],
    needs: ['to', 'goods', 'volumeCbm', 'readyOn'],
  },
  depot: { asks: ['to', 'containers', 'days', 'readyOn', 'remark'], needs: ['to', 'containers', 'readyOn'] },
  rail: {
    asks: ['from', 'to', 'containers', 'goods', 'weightKg', 'readyOn', 'remark'],
    needs: ['from', 'to', 'containers', 'goods', 'readyOn'],
  },
  air: {
    asks: ['from', 'to', 'goods', 'pieces', 'weightKg', 'volumeCbm', 'readyOn', 'remark'],
    needs: ['from', 'to', 'goods', 'weightKg', 'readyOn'],
  },
  customs: {
    asks: ['from', 'goods', 'tradeMode', 'declarations', 'readyOn', 'remark'],
    needs: ['from', 'goods', 'declarations'],
  },
  soc: {
    asks: ['from', 'to', 'containers', 'readyOn', 'remark'],
    needs: ['from', 'to', 'containers', 'readyOn'],
  },
  'overseas-warehouse': {
    asks: ['to', 'goods', 'volumeCbm', 'weightKg', 'pieces', 'days', 'readyOn', 'remark'],
    needs: ['to', 'goods', 'volumeCbm'],
  },
  insurance: {
    asks: ['from', 'to', 'goods', 'insuredValue', 'weightKg', 'readyOn', 'remark'],
    needs: ['from', 'to', 'goods', 'insuredValue', 'readyOn'],
  },
  barge: {
    asks: ['from', 'to', 'containers', 'goods', 'weightKg', 'readyOn', 'remark'],
    needs: ['from', 'to', 'containers', 'readyOn'],
  },
  'inland-terminal': {
    asks: ['to', 'containers', 'goods', 'days', 'readyOn', 'remark'],
    needs: ['containers', 'readyOn'],
  },
  'container-management': {
    asks: ['to', 'containers', 'days', 'readyOn', 'remark'],
    needs: ['containers', 'readyOn'],
  },
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The required fields that are empty. */
export function missingFields(
  kind: RequestKind,
  details: Readonly<Partial<Record<RequestField, unknown>>>,
): WrongFields {
  return Object.fromEntries(
    requestForms[kind].needs
      .filter((field) => isEmpty(details[field]))
      .map((field) => [`details.${field}`, 'required' as const]),
  )
}
