export { addressEndpoints } from './routes.ts'
