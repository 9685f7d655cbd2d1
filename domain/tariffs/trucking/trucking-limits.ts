import { containersIn } from './trucking-request.ts'

// Spec §9: typically at most 3 loading points. Ours: a tariff may allow fewer, never more.
export const mostLoadingPoints = 3

/** Each container is weighed at most once. */
export const mostWeighings = containersIn
