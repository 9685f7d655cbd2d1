import type { WarehouseCard } from '#contract/places.ts'

/** A warehouse as it is looked for: its city and its port are words it goes by. */
export const findableWarehouse = <Card extends WarehouseCard>(card: Card) => ({
  ...card,
  listed: { cityList: [card.city], ...card.listed, port: [card.port] },
})
