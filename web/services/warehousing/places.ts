import type { WarehouseCard } from '#contract/places.ts'

/** A warehouse for the search: its city and its port are values to filter by. */
export const searchableWarehouse = <Card extends WarehouseCard>(card: Card) => ({
  ...card,
  listed: { cityList: [card.city], ...card.listed, port: [card.port] },
})
