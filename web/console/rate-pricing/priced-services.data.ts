import { byType } from '#contract/pricing-schema.ts'
import type { FeeCode } from '#domain/tariffs/fee-items.data.ts'
import type { OceanService } from '#domain/tariffs/ocean/ocean-tariff.ts'

type PricedService = { readonly fee: FeeCode; readonly units: readonly string[] }

const containers = ['container', byType] as const

/** The fee of each service and the units that quotes can price it by. */
const services: Readonly<Record<OceanService, PricedService>> = {
  trucking: { fee: 'TRUCK', units: containers },
  'warehouse-loading': { fee: 'ZXF', units: containers },
  'export-customs': { fee: 'BGF', units: ['document', ...containers] },
  'certificate-of-origin': { fee: 'COO', units: ['document', ...containers] },
  storage: { fee: 'CCF', units: ['CBM-day', ...containers] },
  insurance: { fee: 'INS', units: ['insured-value'] },
  delivery: { fee: 'DELIVERY', units: containers },
  'import-clearance': { fee: 'CLEARANCE', units: ['document', ...containers] },
}

export const pricedServices: Readonly<Record<string, PricedService | undefined>> = services
