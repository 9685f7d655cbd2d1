import type { TariffVersion } from '#domain/tariffs/charge.ts'
import type { OvernightEnd } from '#domain/values/shanghai-time.ts'
import type { TaxedService } from '#domain/values/tax.ts'

export const truckingPorts = ['CNTAO', 'CNSHA', 'CNNGB', 'CNXMN', 'CNSZX'] as const
export type TruckingPort = (typeof truckingPorts)[number]

/** What a container over some weight costs, up to the weight to which there is a price. */
export type OverweightStep = {
  readonly overTons: number
  readonly upToTons?: number
  readonly per: 'container' | 'ton'
  readonly price: string
}

/** A share of the lane price with a minimum. */
export type ShareOfHaulage = { readonly sharePercent: string; readonly minimum: string }

export type CancellationTerms =
  | ({ readonly kind: 'share' } & ShareOfHaulage)
  | { readonly kind: 'flat'; readonly perContainer: string; readonly cap: string }

export type TruckingTariff = TariffVersion & {
  readonly port: TruckingPort
  readonly validFrom: string
  readonly validTo: string
  readonly taxed: TaxedService
  readonly waiting: { readonly freeHours: number; readonly perHour: string; readonly capPerDay: string }
  readonly overnight: { readonly perNight: string; readonly until: OvernightEnd }
  readonly loadingPoints: { readonly most: number; readonly perExtraPoint: string }
  readonly overweight: { readonly steps: readonly OverweightStep[]; readonly capPerContainer: string }
  readonly cancellation: CancellationTerms
  readonly emptyRun: ShareOfHaulage
  /** Yuan a container, by the terminal's SMDG code. */
  readonly inspection: Readonly<Record<string, string>>
  readonly holidayPerContainer: string
  readonly insurance: { readonly perAccident: string; readonly theftAddOn: string }
}

// Spec §9: 80 an hour after 6 hours, at most 800 a day. Ours: the six hours are free once at each door.
const waiting = { freeHours: 6, perHour: '80', capPerDay: '800' } as const

// Spec §9: a night costs 800 and ends at 08:00, or at 12:00. Ours: at 12:00 in Shenzhen only.
const overnight = { perNight: '800', until: '08:00' } as const

// Spec §9: typically at most 3 loading points. Ours: 200 for each after the first, for each vehicle.
const loadingPoints = { most: 3, perExtraPoint: '200' } as const

// Spec §9: overall cap 500. Ours: it holds for each container.
const overweight = { steps: [], capPerContainer: '500' } as const

// Spec §9: minimum 400 in Shanghai. Ours: of half the lane price; ports the specification omits follow Shanghai.
const cancellation = { kind: 'share', sharePercent: '50', minimum: '400' } as const

// Spec §9: an empty run costs at least 800, or 500, a vehicle. Ours: of 80% of the lane price.
const emptyRun = { sharePercent: '80', minimum: '800' } as const
// Ours: 500 in Qingdao and Xiamen, where the terminals lie close to the doors.
const shortEmptyRun = { ...emptyRun, minimum: '500' } as const

// Spec §9: 200, 300 or 400 by terminal. Ours: by how far the inspection yard lies from the terminal.
const inspectionFees = { near: '200', outer: '300', remote: '400' } as const

type TerminalClass = keyof typeof inspectionFees

const inspectionBy = (classes: Readonly<Partial<Record<TerminalClass, readonly string[]>>>) =>
  Object.fromEntries(
    (['near', 'outer', 'remote'] as const).flatMap((kind) =>
      (classes[kind] ?? []).map((terminal) => [terminal, inspectionFees[kind]]),
    ),
  )

const common = {
  version: 'trucking-2026-11',
  validFrom: '2026-11-01',
  validTo: '2027-10-31',
  // Spec §9: 9% for trucking.
  taxed: 'trucking',
  waiting,
  overnight,
  loadingPoints,
  overweight,
  cancellation,
  emptyRun,
  // Ours: the specification names the holiday windows, not what they cost.
  holidayPerContainer: '200',
  // Spec §9: 2,000,000 an accident, and 500,000 more against theft.
  insurance: { perAccident: '2000000', theftAddOn: '500000' },
} as const

export const truckingTariffs: Readonly<Record<TruckingPort, TruckingTariff>> = {
  CNTAO: {
    ...common,
    code: 'trucking-CNTAO',
    port: 'CNTAO',
    // Spec §9: Qingdao bills 50 an hour for waiting.
    waiting: { ...waiting, perHour: '50' },
    emptyRun: shortEmptyRun,
    inspection: inspectionBy({ near: ['QQCTX', 'QQCTN', 'QQCTU', 'QQCTUA'] }),
  },
  CNSHA: {
    ...common,
    code: 'trucking-CNSHA',
    port: 'CNSHA',
    inspection: inspectionBy({
      outer: ['SECT', 'SMCT', 'SPICT', 'WAIG'],
      remote: ['SGICT', 'SHENG', 'SIPGSD'],
    }),
  },
  CNNGB: {
    ...common,
    code: 'trucking-CNNGB',
    port: 'CNNGB',
    // Spec §9: Ningbo 100 per ton over 26 t.
    overweight: { ...overweight, steps: [{ overTons: 26, per: 'ton', price: '100' }] },
    inspection: inspectionBy({
      near: ['ZHCT'],
      outer: ['BLCT1', 'BLCT2', 'BLTCT'],
      remote: ['BLCT5', 'BLCT6', 'YZCT7'],
    }),
  },
  CNXMN: {
    ...common,
    code: 'trucking-CNXMN',
    port: 'CNXMN',
    emptyRun: shortEmptyRun,
    inspection: inspectionBy({ near: ['XRCT', 'XHCT', 'XTCT', 'XICT', 'XOGT', 'XSCT', 'XGYU'] }),
  },
  CNSZX: {
    ...common,
    code: 'trucking-CNSZX',
    port: 'CNSZX',
    overnight: { ...overnight, until: '12:00' },
    overweight: {
      ...overweight,
      // Spec §9: 100 a container for 18.1–20 t, 50 per ton for 20.1–25 t: read to a tenth, over 18 t and over 20 t.
      steps: [
        { overTons: 18, upToTons: 20, per: 'container', price: '100' },
        { overTons: 20, upToTons: 25, per: 'ton', price: '50' },
      ],
    },
    // Spec §9: Shenzhen 50, at most 450. Ours: 50 a container, 450 for the order.
    cancellation: { kind: 'flat', perContainer: '50', cap: '450' },
    inspection: inspectionBy({
      outer: ['SCT', 'CCT', 'MCT', 'SCMWH', 'DACHAN'],
      remote: ['YICT', 'YICTW'],
    }),
  },
}
