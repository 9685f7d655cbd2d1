export { findCachedPage } from './find-cached-page.ts'
export { finishedBuild, type PageSource } from './page-source.ts'
export { createSite } from './site.ts'
