export { orderEndpoints } from './routes.ts'
