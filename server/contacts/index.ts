export { contactEndpoints } from './routes.ts'
