export { finishedBuild, type PageSource } from './page-source.ts'
export { createSite } from './site.ts'
export { swiftLane } from './swift-lane.ts'
