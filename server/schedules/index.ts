export { scheduleEndpoints } from './routes.ts'
export { type ScheduledSailing, sailingsFor } from './sailings-for.ts'
export { findLoops, isServed } from './schedule-store.ts'
