/** What a home can be asked the price of. */
export const tabs = ['ocean', 'trucking', 'warehouse', 'depot'] as const
export type Tab = (typeof tabs)[number]
