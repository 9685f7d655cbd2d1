import ocean from '#messages/zh/ocean.json'

/** What the pages of ocean freight say. */
export const oceanMessages = { ocean }
