export { scheduleEndpoints } from './routes.ts'
export { type ScheduledSailing, sailingsFor } from './sailings-for.ts'
export { findLinerServices, isServed } from './schedule-store.ts'
