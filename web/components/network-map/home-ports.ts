/** The ports of the brands on the map, from north to south. */
export const homePortCodes = ['qingdao', 'shanghai', 'ningbo', 'xiamen', 'shenzhen'] as const
export type HomePort = (typeof homePortCodes)[number]
