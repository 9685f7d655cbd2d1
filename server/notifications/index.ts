export type { Notice, Notify } from './notify.ts'
export { developmentOutboxEndpoints } from './routes.ts'
