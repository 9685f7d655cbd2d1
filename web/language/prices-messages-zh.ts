import prices from '#messages/zh/prices.json'

/** What the search for a price says, and its result. */
export const pricesMessages = { prices }
