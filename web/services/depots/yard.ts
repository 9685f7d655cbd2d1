import type { DepotSheet } from '#contract/places.ts'

type Facts = DepotSheet['facts']

const teuPerBlock = 400
const maxBlocks = 24
const rowsOfBlocks = 3
const socketsPerRack = 24
const maxRacks = 12
const maxStackers = 16
const shed = { min: 28, max: 96, perSquareMetre: 1 / 40 } as const

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

export type Block = { readonly column: number; readonly row: number; readonly share: number }

/** The plan of a yard: a block for each 400 TEU, a rack for each 24 reefer sockets, a shed by its floor area. */
export function yardOf({ capacityTeu, reeferSockets, repairShedSquareMetres, stackers }: Facts) {
  const wanted = capacityTeu / teuPerBlock
  const count = clamp(Math.ceil(wanted), 1, maxBlocks)
  const columns = Math.ceil(count / rowsOfBlocks)
  const blocks: readonly Block[] = Array.from({ length: count }, (_, index) => ({
    column: Math.floor(index / rowsOfBlocks),
    row: index % rowsOfBlocks,
    // The last one holds the remainder.
    share: clamp(wanted - index, 0.15, 1),
  }))
  return {
    blocks,
    columns,
    racks: clamp(Math.ceil(reeferSockets / socketsPerRack), 0, maxRacks),
    shed:
      repairShedSquareMetres > 0
        ? clamp(repairShedSquareMetres * shed.perSquareMetre, shed.min, shed.max)
        : 0,
    stackers: clamp(stackers, 0, maxStackers),
  }
}
