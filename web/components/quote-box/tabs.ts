/** The modes that a home page quotes. */
export const tabs = ['ocean', 'trucking', 'warehouse', 'depot'] as const
export type Tab = (typeof tabs)[number]
