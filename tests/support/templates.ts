/** Databases that test files copy: with tables and reference data, as production; and with demo data as well. */
export const templates = { production: 'production_template', site: 'site_template' } as const
export type Template = keyof typeof templates
