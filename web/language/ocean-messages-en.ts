import ocean from '#messages/en/ocean.json'

/** What the pages of ocean freight say. */
export const oceanMessages = { ocean }
