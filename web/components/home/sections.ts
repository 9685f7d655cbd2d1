/** The sections of home pages below the first screen. */

export { AboutTeaser } from './about-teaser.tsx'
export { Activities } from './activities.tsx'
export { Contacts } from './contacts.tsx'
export { Figures } from './figures.tsx'
export { Network, NetworkWords } from './network.tsx'
export { Process } from './process.tsx'
export { Promises } from './promises.tsx'
export { ServiceRows } from './service-rows.tsx'
export { Services } from './services.tsx'
export { Steps } from './steps.tsx'
export { StorageDays } from './storage-days.tsx'
