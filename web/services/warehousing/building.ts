import type { WarehouseCard, WarehouseSheet } from '#contract/places.ts'

type Facts = WarehouseSheet['facts']
export type Building = WarehouseCard['building']

/** Metres between columns, across the front and along the depth. */
export type Bay = { readonly across: number; readonly along: number }

const defaultBay = 12

/** Written as "12 × 24", "9x9", or one figure for both. */
export function bayOf(text: string): Bay {
  const [across = defaultBay, along = across] = (text.match(/\d+(\.\d+)?/g) ?? [])
    .map(Number)
    .filter((n) => n > 0)
  return { across, along }
}

const field = { width: 600, ground: 196, tallest: 164 } as const
const maxPixelsPerMetre = 13
const slab = 1
const door = { width: 3.6, height: 4, step: 6 } as const

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
const round = (value: number) => Math.round(value * 10) / 10

/** Loading docks, or doors where there is no dock. */
export const docksOf = ({ platforms, gates }: Pick<Facts, 'platforms' | 'gates'>): number =>
  platforms || gates

/** The front view to scale: floors, clear height and columns, with the doors of the building, or as many as fit. */
export function elevationOf({ floors, netHeightMetres, columnSpacingMetres, gates }: Building) {
  const storey = netHeightMetres + slab
  const { across } = bayOf(columnSpacingMetres)
  const scale = Math.min(maxPixelsPerMetre, field.tallest / (storey * floors), field.width / 2 / across)
  const bays = clamp(Math.floor(field.width / (across * scale)), 2, 8)
  const width = bays * across * scale
  const left = round((field.width - width) / 2)
  const room = Math.floor((bays * across) / door.step)
  const shown = clamp(gates, 0, room)
  const step = width / Math.max(1, shown)
  return {
    scale: round(scale),
    left,
    width: round(width),
    ground: field.ground,
    top: round(field.ground - storey * floors * scale),
    bay: round(across * scale),
    floors: Array.from({ length: floors }, (_, floor) => round(field.ground - storey * (floor + 1) * scale)),
    columns: Array.from({ length: bays + 1 }, (_, column) => round(left + column * across * scale)),
    clear: round(netHeightMetres * scale),
    doors: Array.from({ length: shown }, (_, index) => ({
      x: round(left + step * (index + 0.5) - (door.width * scale) / 2),
      width: round(door.width * scale),
      height: round(Math.min(door.height, netHeightMetres * 0.8) * scale),
    })),
  }
}

const plan = { width: 600, height: 190, ratio: 2.4 } as const
const maxColumns = { across: 24, along: 8 } as const
const maxDocks = 60

/** The plan view of one floor. The length is unknown, so it is drawn 2.4 times the depth. */
export function planOf({ areaSquareMetres, floors, columnSpacingMetres, ...facts }: Facts) {
  const bay = bayOf(columnSpacingMetres)
  const depth = Math.sqrt(areaSquareMetres / Math.max(1, floors) / plan.ratio)
  const across = clamp(Math.round((depth * plan.ratio) / bay.across), 2, maxColumns.across)
  const along = clamp(Math.round(depth / bay.along), 1, maxColumns.along)
  const marks = clamp(docksOf(facts), 0, maxDocks)
  const step = { x: plan.width / across, y: plan.height / along }
  return {
    width: plan.width,
    height: plan.height,
    columns: Array.from({ length: across + 1 }, (_, x) =>
      Array.from({ length: along + 1 }, (__, y) => ({ x: round(x * step.x), y: round(y * step.y) })),
    ).flat(),
    docks: Array.from({ length: marks }, (_, index) => round((plan.width / marks) * (index + 0.5))),
    dockWidth: round(Math.min(14, (plan.width / Math.max(1, marks)) * 0.6)),
  }
}
