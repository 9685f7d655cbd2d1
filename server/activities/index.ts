export { activityEndpoints } from './routes.ts'
