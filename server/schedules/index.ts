export { findLaneSailings } from './lane-sailings-store.ts'
export { scheduleEndpoints } from './routes.ts'
export { type ScheduledSailing, sailingsFor } from './sailings-for.ts'
export {
  countSailings,
  findLinerServices,
  isServed,
  laneSailings,
  linerServiceNames,
} from './schedule-store.ts'
