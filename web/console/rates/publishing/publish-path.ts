import { ratePath } from '#web/console/shared/sections.ts'

export const publishParam = 'publish'

/** The page of a draft with the check before its publication. */
export const publishPath = (rateId: string): string => `${ratePath(rateId)}?${publishParam}`
