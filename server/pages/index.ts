export { pageCacheFastPath } from './page-cache-fast-path.ts'
export { finishedBuild, type PageSource } from './page-source.ts'
export { createSite } from './site.ts'
