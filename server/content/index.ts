export { contentEndpoints } from './routes.ts'
